import { fenFromWire, subtractFen, type Fen } from '@site/shared/money';
import type { Draw, Draws } from './draws';
import type { Invitation } from './invitation';
import type { Race } from './race';

export const CONDITION_WAYS = ['deposit', 'bet', 'chat', 'play', 'invite', 'bind', 'grade'] as const;
export type ConditionWay = (typeof CONDITION_WAYS)[number];

/** Condition of a reward, in the player's language, with `done` of `needed` in the unit that the text names. */
export interface Condition {
  readonly text: string;
  readonly done: string;
  readonly needed: string;
  readonly isMet: boolean;
  /** Alternative ways. Any of them meets the condition. */
  readonly ways: readonly ConditionWay[];
}

/** Day of a promotion with daily rewards. */
export interface RewardDay {
  readonly day: number;
  readonly reward: Fen;
  readonly isClaimed: boolean;
}

interface ParticipationFacts {
  readonly conditions: readonly Condition[];
  /** Amount that joining pays or has paid. Absent when it depends on future results. */
  readonly reward: Fen | undefined;
  /** Current streak of a promotion with daily rewards. */
  readonly days: readonly RewardDay[];
  readonly race?: Race | undefined;
  readonly draws?: Draws | undefined;
  /** Draw of the idempotency key that was sent or queried. */
  readonly draw?: Draw | undefined;
  readonly invitation?: Invitation | undefined;
  /** Participations of a landing page, one for each promotion it names. */
  readonly linked?: readonly LinkedParticipation[] | undefined;
}

/** Participation of a member in a promotion that a landing page names. */
export interface LinkedParticipation {
  readonly id: string;
  readonly status: ParticipationStatus;
  readonly reward: Fen | undefined;
}

export type ParticipationStatus = 'open' | 'ready' | 'joined' | 'ended';

/**
 * Participation of a member in a promotion, from the platform's answer.
 *
 * | status | meaning                                                               |
 * |--------|-----------------------------------------------------------------------|
 * | open   | conditions are missing                                                |
 * | ready  | joining pays `reward` now; for a draw: there are draws left           |
 * | joined | paid, at `joinedAt`; `againAt` is the start of the next period        |
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
 * Formats a figure of a condition with grouped thousands, as in the condition's text.
 *
 * @example formatFigure('1000.00') // '1,000.00'
 */
export function formatFigure(figure: string): string {
  return figure.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
}

/** Returns the amount that a condition still lacks, or `undefined` when it does not count money. */
export function missingAmount({ done, needed }: Pick<Condition, 'done' | 'needed'>): Fen | undefined {
  if (!AMOUNT.test(done) || !AMOUNT.test(needed)) return undefined;
  return subtractFen(fenFromWire(needed), fenFromWire(done));
}

const AMOUNT = /^\d+\.\d{2}$/;

/**
 * Returns the progress of a condition from 0 to 1, for drawing only.
 *
 * @example conditionProgress({ done: '120.00', needed: '500.00', … }) // 0.24
 */
export function conditionProgress({ done, needed, isMet }: Condition): number {
  if (isMet) return 1;
  const share = Number(done) / Number(needed);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
