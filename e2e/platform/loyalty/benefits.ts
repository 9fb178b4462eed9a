import type { Fen } from '../kernel';
import { GRADES } from '../members/grades';

/** Which gift of VIP: of the running week, or of a grade that was reached. */
export type BenefitName = { readonly kind: 'weekly' } | { readonly kind: 'level'; readonly grade: number };

export interface Progress {
  readonly done: Fen;
  readonly needed: Fen;
}

/** The facts a member's gifts depend on. */
export interface BenefitFacts {
  readonly grade: number;
  /** Valid turnover of the running week. */
  readonly weekTurnover: Fen;
  /** All credited deposits; null where the operator asks for none. */
  readonly deposits: Fen | null;
}

/** A gift the member's grade holds, and what it takes. */
export interface Benefit {
  readonly name: BenefitName;
  readonly grade: number;
  readonly amount: Fen;
  readonly turnover: Progress | null;
  readonly deposit: Progress | null;
  /** Whether nothing is missing. */
  readonly isMet: boolean;
}

/** The gift of the week first, then one for each grade up to the member's own. A grade that was not reached promises nothing here. */
export function benefitsOf({ grade, weekTurnover, deposits }: BenefitFacts): readonly Benefit[] {
  const reached = GRADES.filter((each) => each.grade <= grade);
  const weekly = reached.at(-1)?.gifts ?? null;
  const level = reached.flatMap(({ grade: step, gifts }): readonly Benefit[] => {
    if (gifts === null) return [];
    const deposit = deposits === null ? null : upTo(deposits, gifts.deposit);
    return [
      {
        name: { kind: 'level', grade: step },
        grade: step,
        amount: gifts.level,
        turnover: null,
        deposit,
        isMet: deposit === null || isMet(deposit),
      },
    ];
  });
  if (weekly === null) return level;
  const turnover = upTo(weekTurnover, weekly.weeklyTurnover);
  return [{ name: { kind: 'weekly' }, grade, amount: weekly.weekly, turnover, deposit: null, isMet: isMet(turnover) }, ...level];
}

const LEVEL_ID = /^vip-level-([1-9]|10)$/;

/** `vip-week`, `vip-level-3`: also the name under which it is paid. */
export function benefitId(name: BenefitName): string {
  return name.kind === 'weekly' ? 'vip-week' : `vip-level-${name.grade}`;
}

/** Null for a text that names none. */
export function parseBenefitId(id: string): BenefitName | null {
  if (id === 'vip-week') return { kind: 'weekly' };
  const grade = LEVEL_ID.exec(id)?.[1];
  return grade === undefined ? null : { kind: 'level', grade: Number(grade) };
}

/** What is beyond the need is not shown. */
function upTo(done: Fen, needed: Fen): Progress {
  return { done: done < needed ? done : needed, needed };
}

function isMet({ done, needed }: Progress): boolean {
  return done >= needed;
}
