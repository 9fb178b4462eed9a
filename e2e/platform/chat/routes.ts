import { chatHistoryCall, sharedTicketCall } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { PlatformError } from '../kernel';
import type { Rooms } from './createRooms';
import type { FindSharedTicket } from './findSharedTicket';

const MAX_PAGE_SIZE = 100;

export function chatRoutes(rooms: Rooms, findTicket: FindSharedTicket): readonly Route[] {
  return [
    publicRoute(chatHistoryCall, async ({ rid, pageNum, pageSize, category, categoryType, beginTime, endTime }, { language }) => {
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
      });
      return { total, list: [...list] };
    }),
    memberRoute(sharedTicketCall, async ({ ticket_id }, member) => {
      const ticket = await findTicket(member, ticket_id);
      if (ticket === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_ticket');
      return ticket;
    }),
  ];
}
