import { CHAT_MESSAGE_IDS, type historyAnswerSchema } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { z } from 'zod/mini';
import type { Rooms } from '../chat/createRooms';
import { pageNumOf, pageOf, spanOf, type Fields } from './fields';
import { messageIn } from '../chat/messageIn';
import { notify, type Person } from './person';

export async function sendHistory(person: Person, data: Fields, rooms: Pick<Rooms, 'history'>): Promise<void> {
  const { rid, speaker } = person;
  if (rid === null || speaker === null) {
    notify(person, RESPONSE_CODES.invalidParameter);
    return;
  }
  const { total, list } = await rooms.history({
    rid,
    ...pageOf(data),
    category: 1,
    categoryType: 0,
    ...spanOf(data),
    memberId: speaker.memberId,
  });
  const msgData: z.infer<typeof historyAnswerSchema> = {
    ...{ rid, pageNum: pageNumOf(data), total },
    list: list.map((message) => messageIn(person.language, message)),
  };
  person.send({ msgId: CHAT_MESSAGE_IDS.requestHistory, msgData });
}
