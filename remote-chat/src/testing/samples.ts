import { aSample, type Samples } from '@site/testing/standalone';
import { CHAT_MESSAGE_IDS, chatEnvelopeSchema, chatHistoryCall, sharedTicketCall } from '@site/shared/wire/chat';
import { check } from '@site/shared/wire/schema';
import { jwtCall } from '@site/shared/wire/user';
import { aWireMessage, aWireRoom, aWireSharedTicket, fromPlatform } from './builders';

const TALK = [aWireMessage(), aWireMessage({ id: '2', userId: '8', name: '城北小周', vipLevel: 3, text: '角球有点多' })];

/**
 * Answers for the standalone chat page while no platform is available: a room to enter, with some messages. Messages
 * written there are not sent.
 */
export const SAMPLES: Samples = {
  calls: [
    aSample(jwtCall, { jwt: 'sample' }),
    aSample(chatHistoryCall, { total: 0, list: [] }),
    aSample(sharedTicketCall, aWireSharedTicket()),
  ],
  streams: { chat: replyTo },
};

function replyTo(message: unknown): readonly unknown[] {
  const envelope = check(chatEnvelopeSchema, message);
  if (envelope.issues) return [];
  switch (envelope.value.msgId) {
    case CHAT_MESSAGE_IDS.loginSuccess:
      return [fromPlatform.welcome(undefined, [aWireRoom()])];
    case CHAT_MESSAGE_IDS.guestLoginSuccess:
      return [fromPlatform.guestWelcome()];
    case CHAT_MESSAGE_IDS.joinRoom:
      return [fromPlatform.joined(TALK)];
    case CHAT_MESSAGE_IDS.heartbeat:
      return [fromPlatform.heartbeat()];
    default:
      return [];
  }
}
