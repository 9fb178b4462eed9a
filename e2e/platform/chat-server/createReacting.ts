import { REACTIONS } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db } from '../kernel';
import { createRateLimit, inTransaction } from '../kernel';
import type { Rooms } from '../chat/createRooms';
import type { RoomWriter } from '../chat/createRoomWriter';
import type { FindSilence } from '../chat/createSilences';
import { text, type Fields } from './fields';
import { notify, type Person } from './person';
import { sendSilence } from './sendSilence';

/** Maximum number of reactions per member in ten seconds. */
export const REACTIONS_OF_MEMBER = 20;

interface Dependencies {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'has' | 'react'>;
  readonly writer: Pick<RoomWriter, 'change'>;
  readonly silenceIn: FindSilence;
  readonly clock: Clock;
}

/**
 * Creates the handler of 10023: a member adds or removes a reaction to a message of their room. A person who may not
 * write there may not react.
 */
export function createReacting({ db, rooms, writer, silenceIn, clock }: Dependencies): (person: Person, data: Fields) => Promise<void> {
  const ofMember = createRateLimit({ points: REACTIONS_OF_MEMBER, seconds: 10 }, clock);

  return react;

  async function react(person: Person, data: Fields): Promise<void> {
    const { speaker, signIn, rid } = person;
    // The key lets the page distinguish a refused reaction from a refused message.
    const key = /^[\w-]{1,64}$/.test(text(data['key'])) ? { key: text(data['key']) } : {};
    const [id, emoji] = [text(data['id']), REACTIONS.find((known) => known === data['emoji'])];
    if (speaker === null || signIn === null || rid === null || data['rid'] !== rid || emoji === undefined || !/^\d{1,18}$/.test(id)) {
      notify(person, RESPONSE_CODES.invalidParameter, key);
      return;
    }
    const silence = await silenceIn(rid, speaker, person.language);
    if (silence !== 'free') {
      sendSilence(person, silence);
      return;
    }
    if ((await ofMember(signIn.member.id)) > 0) {
      notify(person, RESPONSE_CODES.frequentSubmission, key);
      return;
    }
    if (!(await rooms.has(rid, BigInt(id)))) {
      notify(person, RESPONSE_CODES.notFound, key);
      return;
    }
    await inTransaction(db, async (trx) => {
      if (await rooms.react(trx, BigInt(id), signIn.member.id, { emoji, isOn: data['isOn'] !== false }))
        await writer.change(trx, rid, BigInt(id));
    });
  }
}
