import type { Fen } from '@site/shared/money';

/**
 * Status of an invited friend.
 *
 * | status    | meaning                                  |
 * |-----------|------------------------------------------|
 * | waiting   | registered, and the deposit is missing   |
 * | claimable | `reward` can be claimed for this friend  |
 * | claimed   | paid                                     |
 */
export type FriendStatus = 'waiting' | 'claimable' | 'claimed';

/** Player who registered with the member's code. The platform masks the name. */
export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly registeredAt: number;
  readonly status: FriendStatus;
  readonly reward: Fen;
}

/**
 * Friends whom a member has invited. The counts include all of them, but the platform sends at most a hundred friends,
 * claimable ones first.
 */
export interface Invitation {
  readonly code: string;
  readonly registered: number;
  readonly deposited: number;
  /** Total paid for friends so far. */
  readonly earned: Fen;
  readonly friends: readonly Friend[];
}

export function isPaidFor(friendId: string, invitation: Invitation | undefined): boolean {
  return invitation?.friends.some(({ id, status }) => id === friendId && status === 'claimed') ?? false;
}
