import { dateOfDay, parseDay } from '@site/shared/calendar';

/** Which shoe of a day by the clock of Shanghai: `HT-A01-20261123-07`. Seven is its number, counted from 1. */
export interface ShoeName {
  readonly gameCode: string;
  readonly day: number;
  readonly number: number;
}

/** `HT-A01-20261123-07` */
export function writeShoe({ gameCode, day, number }: ShoeName): string {
  const date = dateOfDay(day).replaceAll('-', '');
  return `${gameCode}-${date}-${String(number).padStart(2, '0')}`;
}

/** `HT-A01-20261123-07-23`: round 23 of the shoe, counted from 1. */
export function writeRound(shoe: ShoeName, index: number): string {
  return `${writeShoe(shoe)}-${String(index + 1)}`;
}

const NAME = /^(HT-[A-Z]\d{2})-(\d{4})(\d{2})(\d{2})-(\d{2})(?:-(\d{1,3}))?$/;

/** Null for what is no name of a shoe, or of a round in it. */
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

/** Below 0 where the first was played before the second. */
export function compareShoes(one: ShoeName, other: ShoeName): number {
  return one.day - other.day || one.number - other.number;
}

/** Of an id of the bank, which begins with the name of its round. */
export function roundNameIn(roundId: string): string {
  return roundId.trim().split('-').slice(0, 5).join('-');
}

/** Of a round or its id in the bank. */
export function shoeNameIn(roundId: string): string {
  return roundNameIn(roundId).split('-').slice(0, 4).join('-');
}
