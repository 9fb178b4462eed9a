import { happened, type Condition } from './evaluation';

/** Whether a friend is there whose reward can be claimed. */
export function invitedFriend(isThere: boolean): Condition {
  return happened('friend', isThere);
}
