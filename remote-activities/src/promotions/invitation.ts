import type { Fen } from '@site/shared/money';
import type { Standing } from './standing';

/**
 * | state     | means                                    |
 * |-----------|------------------------------------------|
 * | waiting   | registered, and the deposit is missing   |
 * | claimable | `reward` can be claimed for this friend  |
 * | claimed   | paid                                     |
 */
export type FriendState = 'waiting' | 'claimable' | 'claimed';

/** Somebody who registered with the member's code; the name is masked by the platform. */
export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly registeredAt: number;
  readonly state: FriendState;
  readonly reward: Fen;
}

/** Whom a member has invited. The counts are of all, the friends at most the hundred that matter most. */
export interface Invitation {
  readonly code: string;
  readonly registered: number;
  readonly deposited: number;
  /** All that has been paid for friends so far. */
  readonly earned: Fen;
  readonly friends: readonly Friend[];
}

export type FriendPaid = Standing & { readonly invitation: Invitation };

/** Whether a standing says that the reward for this friend has been paid. */
export function isPaidFor(friendId: string): (standing: Standing) => standing is FriendPaid {
  return (standing): standing is FriendPaid =>
    standing.invitation?.friends.some(({ id, state }) => id === friendId && state === 'claimed') ?? false;
}
