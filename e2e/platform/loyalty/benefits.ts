import { ALL_GAMES, type BonusTerms } from '../bonuses/bonusTerms';
import type { Localized } from '../http/localized';
import type { Fen } from '../kernel';
import { GRADES } from '../members/grades';

/** Name of a VIP gift: for the running week, for the birthday, or for a reached grade. */
export type BenefitName = { readonly kind: 'weekly' } | { readonly kind: 'birthday' } | { readonly kind: 'level'; readonly grade: number };

export interface Progress {
  readonly done: Fen;
  readonly needed: Fen;
}

/** Facts that a member's gifts depend on. */
export interface BenefitFacts {
  readonly grade: number;
  /** Valid turnover of the running week. */
  readonly weekTurnover: Fen;
  /** Sum of all credited deposits; null when the operator does not require deposits. */
  readonly deposits: Fen | null;
  /** Month of this year's birthday; null when it is unknown. */
  readonly birthdayMonth: Span | null;
  readonly now: Date;
}

/** Time span; the end is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Gift of the member's grade, with its conditions. */
export interface Benefit {
  readonly name: BenefitName;
  readonly grade: number;
  readonly amount: Fen;
  readonly turnover: Progress | null;
  readonly deposit: Progress | null;
  /** Month in which a birthday gift can be claimed; null when it is unknown. */
  readonly month: Span | null;
  /** True when all conditions are met. */
  readonly isMet: boolean;
}

/**
 * Returns the weekly and the birthday gift first, then one for each grade up to the member's own. Grades that were not
 * reached are left out.
 */
export function benefitsOf({ grade, weekTurnover, deposits, birthdayMonth, now }: BenefitFacts): readonly Benefit[] {
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
        month: null,
        isMet: deposit === null || isMet(deposit),
      },
    ];
  });
  if (weekly === null) return level;
  const turnover = upTo(weekTurnover, weekly.weeklyTurnover);
  const none = { turnover: null, deposit: null, month: null };
  return [
    { ...none, name: { kind: 'weekly' }, grade, amount: weekly.weekly, turnover, isMet: isMet(turnover) },
    {
      ...none,
      name: { kind: 'birthday' },
      grade,
      amount: weekly.birthday,
      month: birthdayMonth,
      isMet: birthdayMonth !== null && birthdayMonth.from <= now && now < birthdayMonth.to,
    },
    ...level,
  ];
}

/** Turnover conditions of a VIP gift. */
export const BENEFIT_BONUS: BonusTerms = { times: 1, days: 30, weights: ALL_GAMES };

export function benefitTitle(name: BenefitName): Localized {
  switch (name.kind) {
    case 'weekly':
      return { 'zh-CN': 'VIP 周礼金', 'zh-TW': 'VIP 週禮金' };
    case 'birthday':
      return { 'zh-CN': 'VIP 生日礼金', 'zh-TW': 'VIP 生日禮金' };
    case 'level':
      return { 'zh-CN': `VIP ${name.grade} 升级礼金`, 'zh-TW': `VIP ${name.grade} 升級禮金` };
  }
}

const IDS = { weekly: 'vip-week', birthday: 'vip-birthday' } as const;
const LEVEL_ID = /^vip-level-([1-9]|10)$/;

/** Returns the id of a gift: `vip-week`, `vip-birthday`, `vip-level-3`. Its payment uses the same name. */
export function benefitId(name: BenefitName): string {
  return name.kind === 'level' ? `vip-level-${name.grade}` : IDS[name.kind];
}

/** Returns null for an unknown id. */
export function parseBenefitId(id: string): BenefitName | null {
  if (id === IDS.weekly) return { kind: 'weekly' };
  if (id === IDS.birthday) return { kind: 'birthday' };
  const grade = LEVEL_ID.exec(id)?.[1];
  return grade === undefined ? null : { kind: 'level', grade: Number(grade) };
}

/** Limits the shown progress to the needed amount. */
function upTo(done: Fen, needed: Fen): Progress {
  return { done: done < needed ? done : needed, needed };
}

function isMet({ done, needed }: Progress): boolean {
  return done >= needed;
}
