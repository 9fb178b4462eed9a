import type { Fen } from '@site/shared/money';
import type { Condition, ParticipationStatus } from '../participation/participation';
import type { Promotion } from '../promotions/promotion';

/** Where a member is in one promotion. */
export interface OverviewEntry {
  readonly id: string;
  /** As in `Participation`; `joined` also where the day has no more draws. */
  readonly status: ParticipationStatus;
  /** Gifts, draws or friends' rewards that can be claimed now. */
  readonly claimable: number;
  readonly conditions: readonly Condition[];
  readonly reward: Fen | undefined;
  readonly joinedAt: number | undefined;
  readonly againAt: number | undefined;
}

/** A gift that was paid. */
export interface PaidGift {
  readonly id: string;
  readonly title: string;
  readonly amount: Fen;
  readonly paidAt: number;
}

export interface Overview {
  readonly entries: readonly OverviewEntry[];
  /** The newest first. */
  readonly history: readonly PaidGift[];
}

/** A promotion with the member's part in it; campaign pages have none. */
export interface MemberPromotion {
  readonly promotion: Promotion;
  readonly entry: OverviewEntry | undefined;
}

/** In the order of the page. */
export const GROUPS = ['claimable', 'open', 'done'] as const;
export type Group = (typeof GROUPS)[number];

/** The promotions by what the member can do now: claim, go on, or wait. One that is not open to the member is in no group. */
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

/** When the next period of any of them begins; never where none does. */
export function nextPeriodAt({ entries }: Overview): number {
  return Math.min(...entries.map(({ againAt }) => againAt ?? Infinity), Infinity);
}

function groupOf(entry: OverviewEntry | undefined): Group {
  if (entry === undefined) return 'open';
  if (entry.claimable > 0) return 'claimable';
  return entry.status === 'joined' || entry.status === 'ended' ? 'done' : 'open';
}
