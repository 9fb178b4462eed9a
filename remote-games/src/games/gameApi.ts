import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { addCollectionCall, gameListCall, removeCollectionCall, type WireGame } from '@site/shared/wire/games';
import type { VenueCategory } from '../venues/venue';
import { categoryToWire } from '../venues/venueCodec';
import type { Game, GamePage, GameQuery } from './game';

/** A page of the games of a category, of one venue or of all. Implements R-API-085. */
export async function fetchGames(
  http: HttpService,
  category: VenueCategory,
  { venue, filter, search, page }: GameQuery,
  pageSize: number,
  signal: AbortSignal,
): Promise<CallResult<GamePage>> {
  const request = {
    category: categoryToWire(category),
    filter,
    pageNum: page,
    pageSize,
    ...(venue === undefined ? {} : { enName: venue }),
    ...(search === '' ? {} : { search }),
  };
  const result = await http.send(gameListCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, counts, list }) => ({ total, counts, games: list.map(gameFromWire) }));
}

/** Adds a game to the member's collection or removes it. The host shows a failure. Implements R-API-093 and R-API-094. */
export async function setCollected(http: HttpService, { enName, gameCode }: Game, isCollected: boolean): Promise<boolean> {
  const { ok } = await http.send(isCollected ? addCollectionCall : removeCollectionCall, { enName, gameCode });
  return ok;
}

function gameFromWire({ state, label, ...game }: WireGame): Game {
  return { ...game, label, isOpen: state === 'open' };
}
