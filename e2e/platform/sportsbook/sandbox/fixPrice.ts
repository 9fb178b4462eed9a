import * as z from 'zod/mini';
import type { Trx } from '../../kernel';
import { countedOf } from '../markets/gameIds';
import { marketRule } from '../markets/marketRules';
import type { MatchRecord } from '../matches/matchRecord';
import type { SportsbookTables } from '../database/tables';
import { SandboxRefusal } from './sandboxRefusal';

export const fixPriceSchema = z.object({
  /** Game id of the line. */
  gameId: z.string(),
  w: z.string(),
  ratio: z.optional(z.string()),
  strong: z.optional(z.enum(['H', 'C', ''])),
  state: z.optional(z.enum(['open', 'suspended', 'closed'])),
  /** Prices by `r`; a two-sided market needs both raw prices of the pair. */
  prices: z._default(z.record(z.string(), z.string()), {}),
});

type FixPrice = z.infer<typeof fixPriceSchema>;

/**
 * Fixes one line of a market until it is freed; omitted values follow the model. The caller must hold the match lock
 * `update`.
 */
export async function fixPrice(
  trx: Trx,
  match: Pick<MatchRecord, 'gameId' | 'sport'>,
  { gameId, w, ratio, strong, state, prices }: FixPrice,
): Promise<void> {
  const rule = marketRule(w, match.sport, countedOf(gameId));
  if (!rule) throw new SandboxRefusal(`no market ${w}`);
  const unknown = Object.keys(prices).find((r) => !rule.sides.has(r));
  if (unknown !== undefined) throw new SandboxRefusal(`market ${w} has no selection ${unknown}`);
  const values = { ratio: ratio ?? null, strong: strong ?? null, state: state ?? null, prices: JSON.stringify(prices) };
  await trx
    .withTables<SportsbookTables>()
    .insertInto('sb_fixed_market')
    .values({ game_id: match.gameId, line_game_id: gameId, w, ...values })
    .onConflict((conflict) => conflict.columns(['line_game_id', 'w']).doUpdateSet(values))
    .execute();
}
