import { happened, type Condition } from './evaluation';

/** Returns the condition that a friend's reward can be claimed. */
export function invitedFriend(isThere: boolean): Condition {
  return happened('friend', isThere);
}
