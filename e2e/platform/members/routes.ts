import { addAvatarCall, avatarListCall } from '@site/shared/wire/avatars';
import { jwtCall, memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { memberRoute, type Route } from '../http/route';
import { hashSecret, type IdentityStanding, type MemberId } from '../kernel';
import type { ChatTokens } from './chatTokens';
import type { AvatarService } from './createAvatars';
import type { Members } from './createMembers';

/** Returns the routes of the member's own record. Login and logout are in `accessRoutes.ts`. */
export function memberRoutes({
  members,
  avatars,
  chatTokens,
  sealed,
  standing,
  realityCheckAt,
  agreedTerms,
}: {
  readonly members: Members;
  readonly avatars: AvatarService;
  readonly chatTokens: ChatTokens;
  /** Returns the values that the info shows masked, sealed for the member. */
  readonly sealed: (memberId: MemberId) => Promise<MemberInfo['sealed']>;
  readonly standing: (memberId: MemberId) => Promise<IdentityStanding>;
  /** Returns when a page of this session must show a reality check; null when it need not. */
  readonly realityCheckAt: (memberId: MemberId, token: string) => Promise<number | null>;
  /** Returns the version of the terms accepted last; null when there is none. */
  readonly agreedTerms: (memberId: MemberId) => Promise<string | null>;
}): readonly Route[] {
  return [
    memberRoute(memberInfoCall, async (_body, member, { token }) => {
      const askAt = await realityCheckAt(member.id, token ?? '');
      const identity = await standing(member.id);
      return {
        ...(await members.info(member.id)),
        avatar: await avatars.of(member.id),
        sealed: await sealed(member.id),
        termsVersion: (await agreedTerms(member.id)) ?? '',
        ...(identity === 'clear' ? {} : { identity }),
        ...(askAt === null ? {} : { realityCheckAt: askAt }),
      };
    }),

    memberRoute(avatarListCall, (_body, member) => avatars.read(member.id)),
    memberRoute(addAvatarCall, ({ id }, member) => avatars.choose(member.id, id)),

    memberRoute(jwtCall, async (_body, member, { token }) => ({
      jwt: await chatTokens.make({ memberId: member.id, session: hashSecret(token ?? '') }),
    })),
  ];
}
