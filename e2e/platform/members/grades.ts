import { categorySchema } from '@site/shared/wire/categories';
import { amountSchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import type { Localized } from '../http/localized';
import type { Fen } from '../kernel';
import { parseYuan, ZERO_FEN } from '../kernel';
import content from './ladder.json';

/** A step of the VIP ladder. */
export interface Grade {
  /** 0 to 10. */
  readonly grade: number;
  readonly name: Localized;
  /** The valid turnover that reaches it. */
  readonly turnover: Fen;
  /** What it gives besides rebates; null on the first step, which gives nothing. */
  readonly gifts: GradeGifts | null;
  /** The valid turnover of 90 business days that keeps it; nothing of the first step, which no one falls from. */
  readonly keep: Fen;
  /** What may be withdrawn on one business day. */
  readonly withdrawals: { readonly count: number; readonly amount: Fen };
  /** Percent with two decimals. */
  readonly rebates: Readonly<Record<z.infer<typeof categorySchema>, string>>;
}

export interface GradeGifts {
  /** For reaching the grade, once. */
  readonly level: Fen;
  /** All deposits so far that the gift for reaching it asks for. */
  readonly deposit: Fen;
  /** Of every week whose valid turnover reaches `weeklyTurnover`. */
  readonly weekly: Fen;
  readonly weeklyTurnover: Fen;
  /** In the month of the birthday, once a year. */
  readonly birthday: Fen;
}

const gradesSchema = z.array(
  z.object({
    name: z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() }),
    turnover: amountSchema,
    gifts: z.optional(
      z.object({ level: amountSchema, deposit: amountSchema, weekly: amountSchema, weeklyTurnover: amountSchema, birthday: amountSchema }),
    ),
    keep: z.optional(amountSchema),
    withdrawals: z.object({ count: z.int().check(z.minimum(1)), amount: amountSchema }),
    rebates: z.record(categorySchema, z.string()),
  }),
);

/** The whole ladder, its first step reached by nothing. */
export const GRADES: readonly Grade[] = gradesSchema.parse(content).map(({ turnover, gifts, keep, withdrawals, ...rest }, grade) => ({
  ...rest,
  grade,
  keep: keep === undefined ? ZERO_FEN : mustParseYuan(keep),
  withdrawals: { count: withdrawals.count, amount: mustParseYuan(withdrawals.amount) },
  turnover: mustParseYuan(turnover),
  gifts:
    gifts === undefined
      ? null
      : {
          level: mustParseYuan(gifts.level),
          deposit: mustParseYuan(gifts.deposit),
          weekly: mustParseYuan(gifts.weekly),
          weeklyTurnover: mustParseYuan(gifts.weeklyTurnover),
          birthday: mustParseYuan(gifts.birthday),
        },
}));

/** The highest grade whose turnover is reached: 599999.99 is still VIP 3, 600000.00 is VIP 4. */
export function gradeReached(turnover: Fen): Grade {
  return GRADES.findLast((each) => each.turnover <= turnover) ?? mustFindGrade(0);
}

/** @throws RangeError for a grade the ladder does not have */
export function mustFindGrade(grade: number): Grade {
  const found = GRADES[grade];
  if (found === undefined) throw new RangeError(`there is no VIP ${grade}`);
  return found;
}

function mustParseYuan(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === null) throw new RangeError(`${text} is no amount`);
  return amount;
}
