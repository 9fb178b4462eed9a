import { toFen, toYuan, type Fen } from '../../../kit/page/money';
import { FIELDS, type Field } from '../../engine/bets';
import type { TableState, WireBets } from '../../protocol';

export type FieldSums = Readonly<Partial<Record<Field, Fen>>>;

/** Chip on a field that is not bet yet. */
export interface StagedChip {
  readonly field: Field;
  readonly amount: Fen;
}

/** Reason why chips can't be put on a field. */
export type StageRefusal = 'above-limit' | 'below-limit' | 'short';

export type StageResult = { readonly kind: 'staged'; readonly chips: readonly StagedChip[] } | { readonly kind: StageRefusal };

interface Table {
  readonly limits: TableState['table']['limits'];
  readonly balance: Fen;
  /** Stakes already bet in this round. */
  readonly placed: FieldSums;
  readonly chips: readonly StagedChip[];
}

/** Puts more chips on the table, all of them or none. */
export function stage({ limits, balance, placed, chips }: Table, more: readonly StagedChip[]): StageResult {
  const staged = [...chips, ...more];
  const sums = sumChips(staged);
  for (const field of FIELDS) {
    const sum = sums[field];
    if (sum === undefined) continue;
    if (sum + (placed[field] ?? 0) > toFen(limits[field].max)) return { kind: 'above-limit' };
    if (sum + (placed[field] ?? 0) < toFen(limits[field].min)) return { kind: 'below-limit' };
  }
  return totalOf(sums) > balance ? { kind: 'short' } : { kind: 'staged', chips: staged };
}

export function sumChips(chips: readonly StagedChip[]): FieldSums {
  const sums: Partial<Record<Field, Fen>> = {};
  for (const { field, amount } of chips) sums[field] = (sums[field] ?? 0) + amount;
  return sums;
}

export function totalOf(sums: FieldSums): Fen {
  return Object.values(sums).reduce((sum, amount) => sum + amount, 0);
}

/** Returns one chip for each field, to repeat an earlier bet. */
export function toChips(sums: FieldSums): readonly StagedChip[] {
  return FIELDS.flatMap((field) => {
    const amount = sums[field] ?? 0;
    return amount > 0 ? [{ field, amount }] : [];
  });
}

export function readSums(bets: WireBets): FieldSums {
  return Object.fromEntries(Object.entries(bets).map(([field, amount]) => [field, toFen(amount)]));
}

export function writeSums(sums: FieldSums): WireBets {
  return Object.fromEntries(toChips(sums).map(({ field, amount }) => [field, toYuan(amount)]));
}

/** Returns the fewest chips that make up an amount, the largest first; at most `most` of them. */
export function stackOf(amount: Fen, chips: readonly Fen[], most: number): readonly Fen[] {
  const stack: Fen[] = [];
  let rest = amount;
  for (const chip of [...chips].sort((one, other) => other - one)) {
    while (rest >= chip && stack.length < most) {
      stack.push(chip);
      rest -= chip;
    }
  }
  return stack;
}
