import { fenFromWire, subtractFen, type Fen } from '@site/shared/money';
import type { Draw, Draws } from './draws';
import type { Invitation } from './invitation';
import type { Race } from './race';

/** What meets a condition. */
export const CONDITION_WAYS = ['deposit', 'bet', 'chat', 'play', 'invite', 'bind', 'grade'] as const;
export type ConditionWay = (typeof CONDITION_WAYS)[number];

/** One condition of a reward, in the player's language, with `done` of `needed` in the unit the text names. */
export interface Condition {
  readonly text: string;
  readonly done: string;
  readonly needed: string;
  readonly isMet: boolean;
  /** Any of them meets it. */
  readonly ways: readonly ConditionWay[];
}

/** One day of a promotion by days. */
export interface RewardDay {
  readonly day: number;
  readonly reward: Fen;
  readonly isClaimed: boolean;
}

interface ParticipationFacts {
  readonly conditions: readonly Condition[];
  /** What joining pays, or has paid; absent where that depends on what has not happened yet. */
  readonly reward: Fen | undefined;
  /** Of a promotion by days: its present row. */
  readonly days: readonly RewardDay[];
  readonly race?: Race | undefined;
  readonly draws?: Draws | undefined;
  /** The draw of the key that was sent or asked about. */
  readonly draw?: Draw | undefined;
  readonly invitation?: Invitation | undefined;
  /** Of a landing page: one entry for each promotion it names. */
  readonly linked?: readonly LinkedParticipation[] | undefined;
}

/** How a member participates in a promotion that a landing page names. */
export interface LinkedParticipation {
  readonly id: string;
  readonly status: ParticipationStatus;
  readonly reward: Fen | undefined;
}

export type ParticipationStatus = 'open' | 'ready' | 'joined' | 'ended';

/**
 * How a member participates in a promotion, by the platform's answer.
 *
 * | status | means                                                                 |
 * |--------|-----------------------------------------------------------------------|
 * | open   | conditions are missing                                                |
 * | ready  | joining pays `reward` now; of a draw: there are draws left            |
 * | joined | paid, at `joinedAt`; `againAt` is the beginning of another period     |
 * | ended  | over                                                                  |
 */
export type Participation = ParticipationFacts &
  (
    | { readonly status: 'open' }
    | { readonly status: 'ready' }
    | { readonly status: 'joined'; readonly joinedAt: number | undefined; readonly againAt: number | undefined }
    | { readonly status: 'ended' }
  );

export type Joined = Extract<Participation, { readonly status: 'joined' }>;

export function isJoined(participation: Participation): participation is Joined {
  return participation.status === 'joined';
}

export type ParticipationWithDraw = Participation & { readonly draw: Draw };

export function hasDraw(participation: Participation): participation is ParticipationWithDraw {
  return participation.draw !== undefined;
}

/**
 * A figure of a condition with its thousands grouped, as in the condition's text.
 *
 * @example formatFigure('1000.00') // '1,000.00'
 */
export function formatFigure(figure: string): string {
  return figure.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
}

/** The amount that a condition still lacks; `undefined` where it counts something else than money. */
export function missingAmount({ done, needed }: Pick<Condition, 'done' | 'needed'>): Fen | undefined {
  if (!AMOUNT.test(done) || !AMOUNT.test(needed)) return undefined;
  return subtractFen(fenFromWire(needed), fenFromWire(done));
}

const AMOUNT = /^\d+\.\d{2}$/;

/**
 * How far a condition has come, from 0 to 1, for drawing only.
 *
 * @example conditionProgress({ done: '120.00', needed: '500.00', … }) // 0.24
 */
export function conditionProgress({ done, needed, isMet }: Condition): number {
  if (isMet) return 1;
  const share = Number(done) / Number(needed);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
