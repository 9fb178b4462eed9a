import {
  letterDeleteCall,
  letterListCall,
  letterReadAllCall,
  letterReadCall,
  lettersDeleteCall,
  lettersReadCall,
} from '@site/shared/wire/letters';
import { noticeSettingsCall, setNoticeCall } from '@site/shared/wire/notices';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { unreadCall } from '@site/shared/wire/unread';
import { memberRoute, type Route } from '../http/route';
import type { Clock, Db } from '../kernel';
import { PlatformError } from '../kernel';
import type { InboxService } from './createInboxService';
import { readNoticeSettings, setNotice } from './noticeSettings';

const NUMBER = /^[1-9]\d{0,8}$/;

interface Dependencies {
  readonly inbox: InboxService;
  readonly db: Db;
  readonly clock: Clock;
}

/** Serves the inbox. Implements R-API-050 to R-API-054 at the platform. */
export function inboxRoutes({ inbox, db, clock }: Dependencies): readonly Route[] {
  return [
    memberRoute(letterListCall, async ({ pageNum, pageSize, kind = null }, member, { language }) => {
      const { total, messages: rows } = await inbox.list(member.id, { kind, offset: (pageNum - 1) * pageSize, limit: pageSize });
      return {
        total,
        list: rows.map(({ id, isToAll, title, content, at, link, ...rest }) => ({
          ...rest,
          id: id.toString(),
          toAll: isToAll,
          title: title[language],
          content: content[language],
          at: at.getTime(),
          ...(link === null ? {} : { link }),
        })),
      };
    }),

    memberRoute(letterReadCall, async ({ id }, member) => {
      if ((await inbox.read(member.id, numbers([id]))) === 0) throw unknownMessage();
      return {};
    }),

    memberRoute(letterDeleteCall, async ({ id }, member) => {
      if ((await inbox.remove(member.id, numbers([id]))) === 0) throw unknownMessage();
      return {};
    }),

    memberRoute(lettersReadCall, async ({ ids }, member) => {
      await inbox.read(member.id, numbers(ids));
      return {};
    }),

    memberRoute(lettersDeleteCall, async ({ ids }, member) => {
      await inbox.remove(member.id, numbers(ids));
      return {};
    }),

    memberRoute(noticeSettingsCall, async (_body, member) => ({ list: [...(await readNoticeSettings(db, member.id))] })),

    memberRoute(setNoticeCall, async (setting, member) => {
      await setNotice(db, clock, { ...setting, memberId: member.id });
      return { list: [...(await readNoticeSettings(db, member.id))] };
    }),

    memberRoute(letterReadAllCall, async ({ kind = null }, member) => {
      await inbox.readAll(member.id, kind);
      return {};
    }),

    // Assumption: the counts that start with `br` are messages to all members (broadcasts), the others are messages to
    // this member.
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

function numbers(ids: readonly string[]): readonly number[] {
  return [...new Set(ids)].filter((id) => NUMBER.test(id)).map(Number);
}

function unknownMessage(): PlatformError {
  return new PlatformError(RESPONSE_CODES.notFound, 'unknown_message');
}
