import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../kernel';
import type { OperatorActions } from './createOperatorActions';
import { orMissing, param, read } from './readCommand';

const rid = z.string();
const roomSchema = z.object({
  rid,
  state: z.optional(z.enum(['open', 'muted', 'destroyed'])),
  pinned: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
  pictureLevel: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10)))),
});
const clearSchema = z.object({ rid, takenBack: z._default(z.boolean(), false) });
const levelSchema = z.object({ level: z.int().check(z.minimum(0), z.maximum(10)) });
const restrictionSchema = z.object({
  member: z.optional(z.string()),
  userId: z.optional(z.string()),
  kind: z.enum(['mute', 'ban', 'none']),
  minutes: z.optional(z.int().check(z.minimum(1))),
  reason: z._default(z.string().check(z.maxLength(100)), ''),
});
const messageSchema = z.object({ id: z.string() });

/**
 * Adds the chat moderation commands of the operator's staff. Changes apply at once, and are published to all processes.
 *
 * | address            | effect                                                                                            |
 * |--------------------|---------------------------------------------------------------------------------------------------|
 * | POST chat/room     | `{ rid, state?: 'open' | 'muted' | 'destroyed', pinned?: "…" | null, pictureLevel?: 1 | null }`; `pictureLevel` is the grade required to send pictures, null forbids them |
 * | POST chat/rooms    | `{ state: 'open' | 'muted' }` for all rooms                                                       |
 * | POST chat/clear    | `{ rid, takenBack?: true }`                                                                       |
 * | POST chat/level    | `{ level }`: the grade required to write; 0: none                                                 |
 * | POST chat/restrict | `{ member | userId, kind: 'mute' | 'ban' | 'none', minutes?, reason? }`; without `minutes` there is no end |
 * | POST chat/staff    | `{ member, isStaff }`                                                                             |
 * | POST chat/delete   | `{ id }` of a message; also closes its reports                                                    |
 * | GET  chat/reports  | messages reported by members                                                                      |
 * | POST chat/dismiss  | `{ id }` of a reported message, which stays                                                       |
 * | GET  chat/picture/:id | `{ content }`: the JPEG of a message in base64                                                 |
 */
export function addChatCommands(
  server: FastifyInstance,
  { operator, clock }: { readonly operator: Pick<OperatorActions, 'chat' | 'chatIdOf' | 'chatPicture'>; readonly clock: Clock },
): void {
  const done = (isDone: boolean) => orMissing(isDone ? {} : null);

  server.post('/chat/room', async ({ body }) => {
    const { rid: room, ...change } = read(roomSchema, body);
    return done(await operator.chat.setRoom(room, change));
  });
  server.post('/chat/rooms', async ({ body }) => {
    await operator.chat.setAllRooms(read(z.object({ state: z.enum(['open', 'muted']) }), body).state);
    return {};
  });
  server.post('/chat/clear', async ({ body }) => {
    const { rid: room, takenBack } = read(clearSchema, body);
    return done(await operator.chat.clear(room, takenBack));
  });
  server.post('/chat/level', async ({ body }) => {
    await operator.chat.setSpeakLevel(read(levelSchema, body).level);
    return {};
  });
  server.post('/chat/restrict', async ({ body }) => {
    const { member = '', userId, kind, minutes, reason } = read(restrictionSchema, body);
    const person = userId ?? orMissing(await operator.chatIdOf(member)).userId;
    const until = minutes === undefined ? null : new Date(clock.nowMs() + minutes * 60_000);
    await operator.chat.restrict(person, { kind, until, reason });
    return {};
  });
  server.post('/chat/staff', async ({ body }) => {
    const { member, isStaff } = read(z.object({ member: z.string(), isStaff: z.boolean() }), body);
    await operator.chat.setStaff(orMissing(await operator.chatIdOf(member)).memberId, isStaff);
    return {};
  });
  server.post('/chat/delete', async ({ body }) => done(await operator.chat.deleteMessage(read(messageSchema, body).id)));
  server.get('/chat/picture/:id', async ({ params }) => ({
    content: orMissing(await operator.chatPicture(param(params, 'id'))).toString('base64'),
  }));
  server.get('/chat/reports', async () => ({ reports: await operator.chat.reports() }));
  server.post('/chat/dismiss', async ({ body }) => done(await operator.chat.dismissReports(read(messageSchema, body).id)));
}
