import { letterDeleteCall, letterListCall, letterReadAllCall, letterReadCall } from '@site/shared/wire/letters';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { unreadCall } from '@site/shared/wire/unread';
import { memberRoute, type Route } from '../http/route';
import { PlatformError } from '../kernel';
import type { InboxService } from './createInboxService';

/** A message's number: no other text is one. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The inbox. Implements R-API-050 to R-API-054 at the platform. */
export function inboxRoutes(inbox: InboxService): readonly Route[] {
  return [
    memberRoute(letterListCall, async ({ pageNum, pageSize, kind = null }, member, { language }) => {
      const { total, messages: rows } = await inbox.list(member.id, { kind, offset: (pageNum - 1) * pageSize, limit: pageSize });
      return {
        total,
        list: rows.map(({ id, isToAll, title, content, at, ...rest }) => ({
          ...rest,
          id: id.toString(),
          toAll: isToAll,
          title: title[language],
          content: content[language],
          at: at.getTime(),
        })),
      };
    }),

    memberRoute(letterReadCall, async ({ id }, member) => {
      if (!NUMBER.test(id) || !(await inbox.read(member.id, Number(id)))) throw unknownMessage();
      return {};
    }),

    memberRoute(letterDeleteCall, async ({ id }, member) => {
      if (!NUMBER.test(id) || !(await inbox.remove(member.id, Number(id)))) throw unknownMessage();
      return {};
    }),

    memberRoute(letterReadAllCall, async ({ kind = null }, member) => {
      await inbox.readAll(member.id, kind);
      return {};
    }),

    // Assumption: the counts that begin with `br` are messages to all members (broadcasts), the others messages to this member.
    memberRoute(unreadCall, async (_body, member) => {
      const { toAll, personal } = await inbox.unread(member.id);
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
  ];
}

function unknownMessage(): PlatformError {
  return new PlatformError(RESPONSE_CODES.notFound, 'unknown_message');
}
