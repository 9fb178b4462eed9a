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

/** Maximum length of a message; the client's input has the same limit. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/** Minimum time between two messages of one person. */
export const CHAT_PAUSE_MS = 1_000;

/** Maximum number of guest messages per address in ten seconds, because a guest could return under another name. */
export const GUEST_MESSAGES = 10;

/** Maximum number of people that one message mentions; further names stay plain text. */
const MOST_MENTIONS = 5;

const KEY = /^[\w-]{1,64}$/;

export interface Speaking {
  /** Handles 10003 with text, sticker, picture or ticket, and 10018 with a predicted score. */
  speak(person: Person, msgId: number, data: Fields): Promise<void>;
  /** Records the time of a message that any process has received. */
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

/**
 * Creates the handler of sent messages. It checks the permissions for each message, so that an order binds every socket
 * and session at once.
 */
export function createSpeaking({ rooms, news, silenceIn, scores, findTicket, pictures, clock }: Dependencies): Speaking {
  /** Time of each person's last message, by chat user id. */
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
      // The client repeats a message when the answer was lost. Store it only once.
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

  /**
   * Returns true when the person has received the message. A newer one is still on its way, behind earlier messages.
   */
  function isTold({ newest, rid }: Person, message: WireChatMessage): boolean {
    return newest === null || message.rid !== rid || BigInt(message.id) <= newest;
  }

  async function isInPace({ signIn, address }: Person, userId: string): Promise<boolean> {
    if (clock.nowMs() - (spokeAtMs.get(userId) ?? -CHAT_PAUSE_MS) < CHAT_PAUSE_MS) return false;
    if (signIn === null && (await guestMessages(address)) > 0) return false;
    spokeAtMs.set(userId, clock.nowMs());
    return true;
  }

  /** Returns the validated content: the member's own ticket or picture, a predicted score, a sticker or a text. */
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

  /** Returns null when it replies to a message that does not exist. */
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
