import type { WireBenefit } from '@site/shared/wire/welfare';
import { formatYuan } from '../kernel';
import type { Joining } from '../promotions/joinings';
import { benefitId, type Benefit, type Progress } from './benefits';

/** Gift with its payment in the present period: this week for a weekly gift, this year for a birthday. */
export interface BenefitState {
  readonly benefit: Benefit;
  readonly paid: Joining | null;
}

export function benefitToWire({ benefit, paid }: BenefitState): WireBenefit {
  const { name, grade, amount, turnover, deposit, month, isMet } = benefit;
  return {
    id: benefitId(name),
    kind: name.kind,
    grade,
    amount: formatYuan(paid?.reward ?? amount),
    standing: paid !== null ? 'claimed' : isMet ? 'ready' : 'open',
    ...(turnover === null ? {} : { turnover: progressToWire(turnover) }),
    ...(deposit === null ? {} : { deposit: progressToWire(deposit) }),
    ...(month === null ? {} : { month: { from: month.from.getTime(), to: month.to.getTime() } }),
    ...(paid === null ? {} : { claimedAt: paid.at.getTime() }),
  };
}

function progressToWire({ done, needed }: Progress) {
  return { done: formatYuan(done), needed: formatYuan(needed) };
}
