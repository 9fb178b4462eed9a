import { chatHistoryCall, chooseNicknameCall, reportMessageCall, sharedTicketCall } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { namesIn } from '../http/namesIn';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { PlatformError } from '../kernel';
import type { Authority } from './createAuthority';
import type { ChatIds } from './createChatIds';
import type { Nicknames } from './createNicknames';
import type { Rooms } from './createRooms';
import type { FindSharedTicket } from './findSharedTicket';
import { messageIn } from './messageIn';

const MAX_PAGE_SIZE = 100;

export interface ChatRouteParts {
  readonly rooms: Rooms;
  readonly findTicket: FindSharedTicket;
  readonly chatAuthority: Authority;
  readonly chatIds: ChatIds;
  readonly nicknames: Nicknames;
}

export function chatRoutes({ rooms, findTicket, chatAuthority, chatIds, nicknames }: ChatRouteParts): readonly Route[] {
  return [
    publicRoute(chatHistoryCall, async ({ rid, pageNum, pageSize, category, categoryType, beginTime, endTime }, { language }, member) => {
      if (pageNum < 1 || pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      if ((await rooms.find(rid, language)) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_room');
      const { total, list } = await rooms.history({
        rid,
        offset: (pageNum - 1) * pageSize,
        limit: pageSize,
        category,
        categoryType,
        from: beginTime === undefined ? null : new Date(beginTime),
        to: endTime === undefined ? null : new Date(endTime),
        memberId: member?.id ?? null,
      });
      return { total, list: list.map((message) => messageIn(language, message)) };
    }),
    memberRoute(sharedTicketCall, async ({ ticket_id }, member, { language }) => {
      const ticket = await findTicket(member, ticket_id);
      if (ticket === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_ticket');
      return namesIn(language, ticket);
    }),
    memberRoute(chooseNicknameCall, async ({ nickname }, member) => ({ name: await nicknames.choose(member, nickname) })),
    memberRoute(reportMessageCall, async ({ id }, member) => {
      if (!(await chatAuthority.report(await chatIds.of(member.id), id)))
        throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_chat_message');
      return {};
    }),
  ];
}
