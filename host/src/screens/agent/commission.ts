import { floorToFen, mustBeFen, ratio, ZERO_FEN, type Fen } from '@site/shared/money';
import plan from './commissionPlan.json';

/** One tier of the plan: it applies where both of its thresholds are reached in a month. */
export interface CommissionTier {
  readonly activeMembers: number;
  /** Net winnings, whole yuan. */
  readonly netYuan: number;
  /** Of the net winnings, in whole percent. */
  readonly percent: number;
}

/** The plan of the operator, the lowest step first. Assumption (R-ACT-04): its figures. */
export const COMMISSION_PLAN: readonly CommissionTier[] = plan;

const FEN_PER_YUAN = 100;

/** The net winnings that a tier requires. */
export function netOf({ netYuan }: CommissionTier): Fen {
  return mustBeFen(netYuan * FEN_PER_YUAN);
}

/**
 * What an agent gets for a month: the share of the highest step whose members and net winnings are both reached, cut to the fen; nothing
 * where there are no net winnings or too few members.
 *
 * @example commissionOf(20, 12_000_000 as Fen) // { percent: 35, amount: 4_200_000 fen }
 */
export function commissionOf(activeMembers: number, net: Fen): { readonly percent: number; readonly amount: Fen } {
  const tier = net > 0 ? COMMISSION_PLAN.findLast((each) => activeMembers >= each.activeMembers && net >= netOf(each)) : undefined;
  return tier ? { percent: tier.percent, amount: floorToFen(net, ratio(tier.percent, 100)) } : { percent: 0, amount: ZERO_FEN };
}
