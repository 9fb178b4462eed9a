import type { Fen } from '@site/shared/money';
import type { Drawn, Draws } from './draws';
import type { Invitation } from './invitation';
import type { Race } from './race';

/** One condition on the way to a reward, in the player's language, with `done` of `needed` in the unit the text names. */
export interface Condition {
  readonly text: string;
  readonly done: string;
  readonly needed: string;
  readonly isMet: boolean;
}

/** One day of a promotion by days. */
export interface RewardDay {
  readonly day: number;
  readonly reward: Fen;
  readonly isClaimed: boolean;
}

interface StandingFacts {
  readonly conditions: readonly Condition[];
  /** What joining pays, or has paid; absent where that depends on what has not happened yet. */
  readonly reward: Fen | undefined;
  /** Of a promotion by days: its present row. */
  readonly days: readonly RewardDay[];
  readonly race?: Race | undefined;
  readonly draws?: Draws | undefined;
  /** What the key that was sent or asked about has drawn. */
  readonly drawn?: Drawn | undefined;
  readonly invitation?: Invitation | undefined;
  /** Of a landing page: how the member stands with each promotion it names. */
  readonly gathered?: readonly Gathered[] | undefined;
}

/** How a member stands with a promotion that a landing page names. */
export interface Gathered {
  readonly id: string;
  readonly kind: StandingName;
  readonly reward: Fen | undefined;
}

export type StandingName = 'open' | 'ready' | 'joined' | 'ended';

/** How a member stands with a promotion, as the platform told it. */
export type Standing = StandingFacts &
  (
    | { readonly kind: 'open' }
    | { readonly kind: 'ready' }
    /** `againAt`: when another period begins. */
    | { readonly kind: 'joined'; readonly joinedAt: number | undefined; readonly againAt: number | undefined }
    | { readonly kind: 'ended' }
  );

export type Joined = Extract<Standing, { readonly kind: 'joined' }>;

export function isJoined(standing: Standing): standing is Joined {
  return standing.kind === 'joined';
}

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
