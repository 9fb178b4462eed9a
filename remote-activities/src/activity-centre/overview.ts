import type { Fen } from '@site/shared/money';
import type { Condition, ParticipationStatus } from '../participation/participation';
import type { Promotion } from '../promotions/promotion';

/** Status of a member in one promotion. */
export interface OverviewEntry {
  readonly id: string;
  /** Same as in `Participation`. A draw is also `joined` when no more draws are possible today. */
  readonly status: ParticipationStatus;
  /** Number of gifts, draws or friends' rewards that can be claimed now. */
  readonly claimable: number;
  readonly conditions: readonly Condition[];
  readonly reward: Fen | undefined;
  readonly joinedAt: number | undefined;
  readonly againAt: number | undefined;
}

/** Gift that was paid. */
export interface PaidGift {
  readonly id: string;
  readonly title: string;
  readonly amount: Fen;
  readonly paidAt: number;
}

export interface Overview {
  readonly entries: readonly OverviewEntry[];
  /** Paid gifts, newest first. */
  readonly history: readonly PaidGift[];
}

/** Promotion with the member's entry. Campaign pages have no entry. */
export interface MemberPromotion {
  readonly promotion: Promotion;
  readonly entry: OverviewEntry | undefined;
}

/** Groups in the order of the page. */
export const GROUPS = ['claimable', 'open', 'done'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * Groups the promotions by what the member can do now: claim, continue, or wait. Leaves out promotions that are not
 * open to the member.
 */
export function groupPromotions(
  promotions: readonly Promotion[],
  { entries }: Overview,
): Readonly<Record<Group, readonly MemberPromotion[]>> {
  const all = promotions
    .map((promotion): MemberPromotion => ({ promotion, entry: entries.find(({ id }) => id === promotion.id) }))
    .filter(({ promotion, entry }) => entry !== undefined || promotion.kind === 'activityLandPage');
  return {
    claimable: all.filter(({ entry }) => groupOf(entry) === 'claimable'),
    open: all.filter(({ entry }) => groupOf(entry) === 'open'),
    done: all.filter(({ entry }) => groupOf(entry) === 'done'),
  };
}

/** Returns the start of the earliest next period, or `Infinity` when there is none. */
export function nextPeriodAt({ entries }: Overview): number {
  return Math.min(...entries.map(({ againAt }) => againAt ?? Infinity), Infinity);
}

function groupOf(entry: OverviewEntry | undefined): Group {
  if (entry === undefined) return 'open';
  if (entry.claimable > 0) return 'claimable';
  return entry.status === 'joined' || entry.status === 'ended' ? 'done' : 'open';
}
