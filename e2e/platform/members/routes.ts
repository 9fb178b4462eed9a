import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { feedbackUnreadCall, jwtCall, loginCall, logoutCall, memberInfoCall, unreadCall } from '@site/shared/wire/user';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { Db } from '../kernel';
import { PlatformError } from '../kernel';
import type { ChatTokens } from './chatTokens';
import type { Members } from './createMembers';
import type { Sessions } from './createSessions';

export function memberRoutes({
  db,
  members,
  sessions,
  chatTokens,
}: {
  readonly db: Db;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly chatTokens: ChatTokens;
}): readonly Route[] {
  return [
    publicRoute(loginCall, async ({ name, password }) => {
      const member = await members.authenticate(name, password);
      if (member === null) throw new PlatformError(RESPONSE_CODES.invalidCredentials);
      return { token: await sessions.open(db, member.id, 'site'), userId: member.id.toString() };
    }),

    // A token that has ended already is as good as logged out.
    publicRoute(logoutCall, async (_body, { token }) => {
      if (token !== null) await sessions.close(token);
      return {};
    }),

    memberRoute(memberInfoCall, (_body, member) => members.info(member.id)),

    memberRoute(jwtCall, async (_body, member) => ({ jwt: await chatTokens.make(member.id) })),

    // Assumption: the counts that begin with `br` are letters to everybody (broadcasts), the others letters to this member.
    memberRoute(unreadCall, async (_body, member) => {
      const { toAll, personal } = await members.unreadLetters(member.id);
      return {
        brnotice_count: toAll.notice,
        bractivity_count: toAll.activity,
        brbulletin_count: toAll.bulletin,
        brmatch_count: toAll.match,
        brfd_count: toAll.fd,
        notice_count: personal.notice + personal.bulletin + personal.match,
        activity_count: personal.activity,
        fd_count: personal.fd,
      };
    }),

    // An answer to a member's feedback is a letter of the kind `fd` to that member.
    memberRoute(feedbackUnreadCall, async (_body, member) => ({ unreadNum: (await members.unreadLetters(member.id)).personal.fd })),
  ];
}
