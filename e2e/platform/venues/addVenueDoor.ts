import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue';
import { VENUE_DOOR_PATH } from './entryForms';

/** Parameters of the entry, each once and in the form that the launch writes; anything else would end up in a URL. */
const doorQuerySchema = z.object({
  enName: z.string().check(z.regex(/^[A-Z0-9]{2,16}$/)),
  gameCode: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  ticket: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  lang: z.optional(z.enum(['zh-CN', 'zh-TW'])),
});

interface Dependencies {
  readonly games: Pick<Catalogue, 'find'>;
  /** Returns the origin on which players reach a venue's games. */
  readonly originOf: (enName: string) => string;
}

/**
 * Adds `GET /game/api/v1/venue/door`, which redirects a path of the operator to the page of a venue's game, and nowhere
 * else (decision 34). The ticket is neither read nor used here. A game that the operator does not offer gets a 404, and
 * the page's URL is never taken from the request.
 */
export function addVenueDoor(server: FastifyInstance, { games, originOf }: Dependencies): void {
  server.get(VENUE_DOOR_PATH, (request, reply) => {
    void reply.header('referrer-policy', 'no-referrer');
    const query = z.safeParse(doorQuerySchema, request.query);
    const game = query.success ? games.find(query.data.enName, query.data.gameCode) : null;
    if (!query.success || game === null) {
      reply.callNotFound();
      return reply;
    }
    const page = new URL(game.path, originOf(game.enName));
    page.searchParams.set('ticket', query.data.ticket);
    if (query.data.lang !== undefined) page.searchParams.set('lang', query.data.lang);
    return reply.redirect(page.href, 302);
  });
}
