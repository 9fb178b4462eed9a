import type { Clock, MemberId, Trx } from '../kernel';
import type { LetterKind } from './tables';
import content from './texts.json';
import { writeLetter } from './writeLetter';

/** A welcome to each of these members, and what was written to all. */
export async function seedLetters(trx: Trx, memberIds: readonly MemberId[], clock: Clock): Promise<void> {
  for (const memberId of memberIds) await writeLetter(trx, { memberId, kind: 'notice', ...content.welcome }, clock.now());
  for (const { kind, ...words } of content.toAll) {
    await writeLetter(trx, { memberId: null, kind: kind as LetterKind, ...words }, clock.now());
  }
}
