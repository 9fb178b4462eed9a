import { dateOfDay, parseDay } from '@site/shared/calendar';

/** Shoe of a day on the Shanghai clock. In `HT-A01-20261123-07`, 7 is its number, counted from 1. */
export interface ShoeName {
  readonly gameCode: string;
  readonly day: number;
  readonly number: number;
}

/** Returns a name such as `HT-A01-20261123-07`. */
export function writeShoe({ gameCode, day, number }: ShoeName): string {
  const date = dateOfDay(day).replaceAll('-', '');
  return `${gameCode}-${date}-${String(number).padStart(2, '0')}`;
}

/** Returns the name of a round, counted from 1: `HT-A01-20261123-07-23` is round 23 of the shoe. */
export function writeRound(shoe: ShoeName, index: number): string {
  return `${writeShoe(shoe)}-${String(index + 1)}`;
}

const NAME = /^(HT-[A-Z]\d{2})-(\d{4})(\d{2})(\d{2})-(\d{2})(?:-(\d{1,3}))?$/;

/** Parses the name of a shoe or a round; returns null for other texts. */
export function parseName(text: string): { readonly shoe: ShoeName; readonly index: number } | null {
  const parts = NAME.exec(text);
  if (parts === null) return null;
  const [, gameCode = '', year = '', month = '', day = '', number, round = '1'] = parts;
  const shoeDay = parseDay(`${year}-${month}-${day}`);
  const shoeNumber = Number(number);
  return shoeDay !== undefined && shoeNumber > 0
    ? { shoe: { gameCode, day: shoeDay, number: shoeNumber }, index: Number(round) - 1 }
    : null;
}

/** Compares two shoes; negative when the first was played earlier. */
export function compareShoes(one: ShoeName, other: ShoeName): number {
  return one.day - other.day || one.number - other.number;
}

/** Returns the round name at the start of a bank round id. */
export function roundNameIn(roundId: string): string {
  return roundId.trim().split('-').slice(0, 5).join('-');
}

/** Returns the shoe name at the start of a round name or a bank round id. */
export function shoeNameIn(roundId: string): string {
  return roundNameIn(roundId).split('-').slice(0, 4).join('-');
}
