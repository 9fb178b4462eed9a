import { CHAT_MESSAGE_IDS, predictionSchema, STICKERS, type WireChatMessage } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { stripHidden } from '@site/shared/input/plainText';
import type { Clock } from '../kernel';
import { createRateLimit } from '../kernel';
import type { RoomNews } from './createRoomNews';
import type { Rooms } from '../chat/createRooms';
import type { Context, Said } from '../chat/messageRows';
import type { FindSilence } from '../chat/createSilences';
import { text, type Fields } from './fields';
import { messageIn } from '../chat/messageIn';
import type { FindSharedTicket } from '../chat/findSharedTicket';
import type { ChatPictures } from '../chat-pictures/createChatPictures';
import { PictureSaidError } from '../chat/pictureRows';
import type { RoomScores } from './createRoomScores';
import { notify, type Person } from './person';
import { findTextFault, type TextFault } from '../chat/screenText';
import { sendSilence } from './sendSilence';

/** A longer message is refused; the client's input has the same bound. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/** Minimal time between two messages of one person. */
export const CHAT_PAUSE_MS = 1_000;

/** A guest who comes back under another name is still at the same address: so many messages of guests in ten seconds, of all of them there. */
export const GUEST_MESSAGES = 10;

/** So many people are named by one message at most; further ones stay words. */
const MOST_MENTIONS = 5;

const KEY = /^[\w-]{1,64}$/;

export interface Speaking {
  /** 10003 with words, a sticker, a picture or a ticket, 10018 with a score. */
  speak(person: Person, msgId: number, data: Fields): Promise<void>;
  /** A message was said, by whichever process. */
  heard(userId: string, atMs: number): void;
  tidy(): void;
}

interface Dependencies {
  readonly rooms: Pick<Rooms, 'findByKey' | 'has' | 'speakers'>;
  readonly news: Pick<RoomNews, 'say'>;
  readonly silenceIn: FindSilence;
  readonly scores: Pick<RoomScores, 'predict'>;
  readonly findTicket: FindSharedTicket;
  readonly pictures: Pick<ChatPictures, 'findUnsaid' | 'missing'>;
  readonly clock: Clock;
}

type Content = Said | { readonly refused: 'invalid' | TextFault };

/** Whether a person may say this here, asked again for each message: what was ordered a moment ago binds each of their sockets and sessions. */
export function createSpeaking({ rooms, news, silenceIn, scores, findTicket, pictures, clock }: Dependencies): Speaking {
  /** When a person spoke last, by their id in the rooms. */
  const spokeAtMs = new Map<string, number>();
  const guestMessages = createRateLimit({ points: GUEST_MESSAGES, seconds: 10 }, clock);

  return {
    async speak(person, msgId, data) {
      const { speaker, rid } = person;
      if (speaker === null) {
        notify(person, RESPONSE_CODES.loginExpired);
        return;
      }
      const key = KEY.test(text(data['key'])) ? text(data['key']) : undefined;
      const refuse = (code: number, about?: TextFault | 'pictures'): void => {
        notify(person, code, { ...(about && { about }), ...(key !== undefined && { key }) });
      };
      if (rid === null || (data['rid'] !== undefined && data['rid'] !== rid)) {
        refuse(RESPONSE_CODES.invalidParameter);
        return;
      }
      // Sent again because the answer was lost: it is said once.
      const before = key === undefined ? null : await rooms.findByKey(speaker.userId, key);
      if (before !== null) {
        if (isTold(person, before)) person.send({ msgId: CHAT_MESSAGE_IDS.sendMessage, msgData: messageIn(person.language, before) });
        return;
      }
      const said = await contentOf(person, rid, msgId, data);
      if ('refused' in said) {
        if (said.refused === 'invalid') refuse(RESPONSE_CODES.invalidParameter);
        else refuse(RESPONSE_CODES.illegalParameter, said.refused);
        return;
      }
      const silence = await silenceIn(rid, speaker, person.language);
      if (silence !== 'free') {
        sendSilence(person, silence);
        return;
      }
      if ('picture' in said && (await pictures.missing(rid, speaker)) !== null) {
        refuse(RESPONSE_CODES.illegalParameter, 'pictures');
        return;
      }
      if (!speaker.isStaff && !(await isInPace(person, speaker.userId))) {
        person.send({ msgId: CHAT_MESSAGE_IDS.roomBroadcastBlocked, msgData: { rid } });
        return;
      }
      if ('prediction' in said && !(await scores.predict(rid, speaker.memberId, said.prediction))) {
        refuse(RESPONSE_CODES.dataExists);
        return;
      }
      try {
        await news.say(rid, speaker, said, key);
      } catch (error) {
        if (!(error instanceof PictureSaidError)) throw error;
        refuse(RESPONSE_CODES.invalidParameter);
      }
    },

    heard(userId, atMs) {
      spokeAtMs.set(userId, Math.max(atMs, spokeAtMs.get(userId) ?? 0));
    },

    tidy() {
      for (const [id, atMs] of spokeAtMs) if (clock.nowMs() - atMs >= CHAT_PAUSE_MS) spokeAtMs.delete(id);
    },
  };

  /** What is newer than the newest that was sent to a person is on its way to them, behind what was said before it. */
  function isTold({ newest, rid }: Person, message: WireChatMessage): boolean {
    return newest === null || message.rid !== rid || BigInt(message.id) <= newest;
  }

  async function isInPace({ signIn, address }: Person, userId: string): Promise<boolean> {
    if (clock.nowMs() - (spokeAtMs.get(userId) ?? -CHAT_PAUSE_MS) < CHAT_PAUSE_MS) return false;
    if (signIn === null && (await guestMessages(address)) > 0) return false;
    spokeAtMs.set(userId, clock.nowMs());
    return true;
  }

  /** An acceptable message: a ticket or a picture of the member's own, a score for the match of the room, or a text. */
  async function contentOf({ signIn, speaker }: Person, rid: string, msgId: number, data: Fields): Promise<Content> {
    const invalid = { refused: 'invalid' } as const;
    if (msgId === CHAT_MESSAGE_IDS.scorePrediction) {
      const prediction = predictionSchema.safeParse(data);
      return signIn !== null && prediction.success ? { prediction: prediction.data } : invalid;
    }
    const ticketId = text(data['ticket_id']);
    if (ticketId !== '') {
      const ticket = signIn === null ? null : await findTicket(signIn.member, ticketId);
      return ticket === null ? invalid : { ticket, ticketId };
    }
    const context = await contextOf(data, rid);
    if (context === null) return invalid;
    const sticker = text(data['sticker']);
    if (sticker !== '') return STICKERS.some((known) => known === sticker) ? { sticker, ...context } : invalid;
    const words = stripHidden(text(data['msg'])).trim();
    const pictureId = text(data['picture']);
    if ((words === '' && pictureId === '') || words.length > CHAT_TEXT_MAX_LENGTH) return invalid;
    const fault = speaker?.isStaff ? null : findTextFault(words);
    if (fault !== null) return { refused: fault };
    const said = { text: words, ...context, mentions: context.mentions?.filter(({ name }) => words.includes(`@${name}`)) };
    if (pictureId === '') return said;
    const picture = signIn === null ? null : await pictures.findUnsaid(signIn.member.id, rid, pictureId);
    return picture === null ? invalid : { picture, ...said };
  }

  /** Null where it answers a message that is not there. */
  async function contextOf(data: Fields, rid: string): Promise<Context | null> {
    const replyId = text(data['reply_id']);
    if (replyId !== '' && (!/^\d{1,18}$/.test(replyId) || !(await rooms.has(rid, BigInt(replyId))))) return null;
    const asked = Array.isArray(data['mentions']) ? data['mentions'].slice(0, MOST_MENTIONS).map(text) : [];
    return {
      replyTo: replyId === '' ? undefined : BigInt(replyId),
      mentions: await rooms.speakers(
        rid,
        asked.filter((id) => id !== ''),
      ),
    };
  }
}
