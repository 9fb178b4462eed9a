import * as z from 'zod/mini';
import type { Clock, Trx } from '../kernel';
import rooms from './rooms.json';
import type { ChatTables } from './tables';

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const seedSchema = z.object({
  rooms: z.array(z.object({ rid: z.string(), name: localized })),
  messages: z.array(z.object({ rid: z.string(), userId: z.string(), name: z.string(), minutesAgo: z.int(), text: z.string() })),
});

/** User id of the seed's staff member. */
const ASSISTANT = 's1';

export async function seedRooms(trx: Trx, clock: Clock): Promise<void> {
  const tables = trx.withTables<ChatTables>();
  const seed = seedSchema.parse(rooms);
  await tables
    .insertInto('chat_room')
    .values(seed.rooms.map(({ rid, name }, position) => ({ rid, name: JSON.stringify(name), position })))
    .execute();
  await tables
    .insertInto('chat_message')
    .values(
      seed.messages.map(({ rid, userId, name, minutesAgo, text }) => ({
        rid,
        user_id: userId,
        member_id: null,
        name,
        vip_level: 1,
        staff: userId === ASSISTANT,
        text,
        category: 1 as const,
        category_type: 1 as const,
        at: new Date(clock.nowMs() - minutesAgo * 60_000),
      })),
    )
    .execute();
}
