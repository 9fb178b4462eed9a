import { defineCall } from '@site/shared/wire/call';
import { amountSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Enters a venue (decision 24). `url` is an address (`http…` or a path of this site) or a payload as JSON text: for
 * CRTY the launch data of the channel, for games in a frame `gamePayloadSchema`. `gameCode` is empty for a venue that
 * is entered as a whole.
 *
 * Without `isActivity`, a venue that requires money first answers 6413 with its message; with it, the player has seen
 * the message and enters. `trial` enters with play money. `moved` is the amount that automatic transfer brought into
 * the venue; it is absent if nothing was moved.
 */
export const launchCall = defineCall({
  path: '/game/api/v1/launch',
  request: z.object({
    enName: wordSchema,
    gameCode: wordSchema,
    isActivity: z.optional(z.boolean()),
    trial: z.optional(z.boolean()),
  }),
  response: z.object({ url: z.string(), moved: z.optional(amountSchema) }),
  effect: 'writes',
});

/** A game that runs in a frame on its venue's origin (decision 52). The frame requests the token once it has loaded. */
export const gamePayloadSchema = z.object({ provider: z.string(), url: z.url(), token: z.string() });
export type WireGamePayload = z.infer<typeof gamePayloadSchema>;

/** Content of `url` in the answer of `launchCall` for the channel CRTY, as JSON text. */
export const crtyLaunchSchema = z.object({ channel: z.literal('CRTY'), uid: z.string(), token: z.string() });
