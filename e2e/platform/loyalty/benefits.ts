import { ALL_GAMES, type BonusTerms } from '../bonuses/bonusTerms';
import type { Localized } from '../http/localized';
import type { Fen } from '../kernel';
import { GRADES } from '../members/grades';

/** Which gift of VIP: of the running week, of the birthday, or of a grade that was reached. */
export type BenefitName = { readonly kind: 'weekly' } | { readonly kind: 'birthday' } | { readonly kind: 'level'; readonly grade: number };

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
  /** The month of this year's birthday; null where it is not known. */
  readonly birthdayMonth: Span | null;
  readonly now: Date;
}

/** The end is not included. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A gift the member's grade holds, and what it takes. */
export interface Benefit {
  readonly name: BenefitName;
  readonly grade: number;
  readonly amount: Fen;
  readonly turnover: Progress | null;
  readonly deposit: Progress | null;
  /** Of a birthday: when it can be claimed; null where that is not known. */
  readonly month: Span | null;
  /** Whether nothing is missing. */
  readonly isMet: boolean;
}

/** The gifts of the week and of the birthday first, then one for each grade up to the member's own. A grade that was not reached promises nothing. */
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

/** What a gift of VIP asks for before it can be withdrawn. */
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

/** `vip-week`, `vip-birthday`, `vip-level-3`: also the name under which it is paid. */
export function benefitId(name: BenefitName): string {
  return name.kind === 'level' ? `vip-level-${name.grade}` : IDS[name.kind];
}

/** Null for a text that names none. */
export function parseBenefitId(id: string): BenefitName | null {
  if (id === IDS.weekly) return { kind: 'weekly' };
  if (id === IDS.birthday) return { kind: 'birthday' };
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
