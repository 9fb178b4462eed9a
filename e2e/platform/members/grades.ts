import { categorySchema } from '@site/shared/wire/categories';
import { amountSchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import type { Localized } from '../http/localized';
import type { Fen } from '../kernel';
import { parseYuan, ZERO_FEN } from '../kernel';
import content from './ladder.json';

/** Step of the VIP ladder. */
export interface Grade {
  /** Number of the grade, 0 to 10. */
  readonly grade: number;
  readonly name: Localized;
  /** Valid turnover that reaches the grade. */
  readonly turnover: Fen;
  /** Gifts besides rebates; null on the first step, which has none. */
  readonly gifts: GradeGifts | null;
  /** Valid turnover in 90 business days that keeps the grade; zero on the first step, which cannot be lost. */
  readonly keep: Fen;
  /** Withdrawal limits per business day. */
  readonly withdrawals: { readonly count: number; readonly amount: Fen };
  /** Percent with two decimals. */
  readonly rebates: Readonly<Record<z.infer<typeof categorySchema>, string>>;
}

export interface GradeGifts {
  /** Gift for reaching the grade, once. */
  readonly level: Fen;
  /** Total deposits required for the gift for reaching the grade. */
  readonly deposit: Fen;
  /** Gift for each week whose valid turnover reaches `weeklyTurnover`. */
  readonly weekly: Fen;
  readonly weeklyTurnover: Fen;
  /** Gift in the month of the birthday, once a year. */
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

/** All grades; the first one needs no turnover. */
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

/** Returns the highest grade whose turnover is reached: 599999.99 is still VIP 3, 600000.00 is VIP 4. */
export function gradeReached(turnover: Fen): Grade {
  return GRADES.findLast((each) => each.turnover <= turnover) ?? mustFindGrade(0);
}

/** Returns a grade. @throws RangeError for a grade that does not exist */
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
