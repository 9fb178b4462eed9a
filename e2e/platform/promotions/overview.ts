import type { Fen } from '../kernel';
import { businessDayOf } from '../kernel/businessDay';
import type { Participation } from './participation';
import type { Condition } from './rules/evaluation';
import { invitedFriend } from './rules/invitation';

/** Standing of a member in one promotion, in one form for all kinds. */
export interface OverviewEntry {
  readonly participation: Participation;
  /** `joined` applies to draws too, once those of the day are used up. */
  readonly standing: Participation['state']['kind'];
  /** Number of gifts, draws or friends that can be claimed now. */
  readonly claimable: number;
  readonly conditions: readonly Condition[];
  /** Start of the next period; null when there is none or the current one is not used up. */
  readonly againAt: Date | null;
}

export interface PaidGift {
  readonly id: string;
  readonly promotionId: string;
  readonly amount: Fen;
  readonly at: Date;
}

export function toOverviewEntry(participation: Participation, now: Date): OverviewEntry {
  const { state, evaluation, draws, invitation, asked = [] } = participation;
  if (draws !== undefined) {
    const isUsedUp = draws.left === 0 && draws.missing === null;
    return {
      participation,
      standing: isUsedUp ? 'joined' : state.kind,
      claimable: state.kind === 'ready' ? draws.left : 0,
      conditions: [...asked, ...(draws.next === null ? [] : [draws.next])],
      againAt: isUsedUp ? businessDayOf(now).to : null,
    };
  }
  if (invitation !== undefined) {
    const claimable = invitation.friends.filter((friend) => friend.state === 'claimable').length;
    return {
      participation,
      standing: state.kind,
      claimable: state.kind === 'ready' ? claimable : 0,
      conditions: [...asked, invitedFriend(claimable > 0)],
      againAt: null,
    };
  }
  return {
    participation,
    standing: state.kind,
    claimable: state.kind === 'ready' ? 1 : 0,
    conditions: [...asked, ...evaluation.conditions],
    againAt: state.kind === 'joined' ? state.again : null,
  };
}
