import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { gameDetailCall } from '@site/shared/wire/games';
import { gameFromWire, resultFromWire } from '../games/gameCodec';
import type { GameDetail } from './gameDetail';

export async function fetchGameDetail(http: HttpService, gameCode: string, signal: AbortSignal): Promise<CallResult<GameDetail>> {
  const result = await http.send(gameDetailCall, { gameCode }, { signal, onError: 'silent' });
  return mapResult(result, ({ game, limits, sections, pools, results }) => ({
    game: gameFromWire(game),
    limits: { min: fenFromWire(limits.min), max: fenFromWire(limits.max) },
    sections: sections.map(({ table = [], ...section }) => ({ ...section, table })),
    pools: pools.map(({ tier, amount }) => ({ tier, amount: fenFromWire(amount) })),
    results: results.map(resultFromWire),
  }));
}
