import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { CHAT_MESSAGE_IDS as ID, chatEnvelopeSchema, chatMessageSchema } from '@site/shared/wire/chat';
import { jwtCall } from '@site/shared/wire/user';
import { WebSocket } from 'ws';
import type { Performers, Stage } from './performer';

const ANSWER_WITHIN_MS = 10_000;

/** Actions of members in chat rooms. */
export const TALK_PERFORMERS: Performers<'say' | 'share'> = {
  say: (stage, { rid, text }) => speak(stage, rid, { msg: text }),

  async share(stage, { rid }) {
    const { ticketId } = stage.memory;
    if (ticketId !== undefined) await speak(stage, rid, { ticket_id: ticketId });
  },
};

/**
 * Connects like the page, sends a message, and disconnects once the room has received it. @throws when it is refused
 */
async function speak({ life, person }: Stage, rid: string, content: object): Promise<void> {
  const { jwt } = await person.ask(jwtCall, {});
  const socket = new WebSocket(`${life.url.replace('http', 'ws')}/stream/api/v1/chat?clientType=web&siteId=1`);
  const key = randomUUID();
  const said = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${person.name} had no answer in the room ${rid}`)), ANSWER_WITHIN_MS);
    socket.on('close', () => clearTimeout(timer));
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const { msgId, msgData } = chatEnvelopeSchema.parse(JSON.parse(data.toString('utf8')));
      if (msgId === ID.loginSuccess) send(ID.joinRoom, { rid });
      else if (msgId === ID.joinRoomUnicast) send(ID.sendMessage, { rid, key, ...content });
      else if (msgId === ID.sendMessage && chatMessageSchema.parse(msgData).key === key) resolve();
      else if (msgId === ID.internalNotification)
        reject(new Error(`${person.name} may not say this: ${JSON.stringify({ content, msgData })}`));
    });
  });
  const send = (msgId: number, msgData: object): void => {
    socket.send(JSON.stringify({ msgId, msgData }));
  };
  try {
    await once(socket, 'open');
    send(ID.loginSuccess, { token: '', body: { jwt } });
    await said;
  } finally {
    socket.terminate();
  }
}
