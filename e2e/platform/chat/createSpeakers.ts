import type { Member } from '../kernel';
import type { Members } from '../members/createMembers';
import type { Authority } from './createAuthority';
import { publicName, type ChatIds } from './createChatIds';
import type { Speaker } from './createRooms';

/** Creates the function that returns a member as a speaker in chat rooms. */
export function createSpeakers({
  members,
  chatIds,
  authority,
}: {
  readonly members: Pick<Members, 'vipLevel'>;
  readonly chatIds: ChatIds;
  readonly authority: Pick<Authority, 'isStaff'>;
}): (member: Member) => Promise<Speaker> {
  return async (member) => {
    const [userId, vipLevel, isStaff] = await Promise.all([
      chatIds.of(member.id),
      members.vipLevel(member.id),
      authority.isStaff(member.id),
    ]);
    const name = publicName(member);
    return { userId, memberId: member.id, name, vipLevel, isStaff, isMasked: name !== member.nickname };
  };
}
