import type { Fen } from '@site/shared/money';

/**
 * | status    | means                                    |
 * |-----------|------------------------------------------|
 * | waiting   | registered, and the deposit is missing   |
 * | claimable | `reward` can be claimed for this friend  |
 * | claimed   | paid                                     |
 */
export type FriendStatus = 'waiting' | 'claimable' | 'claimed';

/** A player who registered with the member's code; the name is masked by the platform. */
export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly registeredAt: number;
  readonly status: FriendStatus;
  readonly reward: Fen;
}

/** The friends a member has invited. The counts are of all; of the friends the platform sends at most a hundred, claimable ones first. */
export interface Invitation {
  readonly code: string;
  readonly registered: number;
  readonly deposited: number;
  /** All that has been paid for friends so far. */
  readonly earned: Fen;
  readonly friends: readonly Friend[];
}

/** Whether the reward for this friend has been paid. */
export function isPaidFor(friendId: string, invitation: Invitation | undefined): boolean {
  return invitation?.friends.some(({ id, status }) => id === friendId && status === 'claimed') ?? false;
}
