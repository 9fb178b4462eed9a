import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { addCollectionCall, gameListCall, removeCollectionCall } from '@site/shared/wire/games';
import type { VenueCategory } from '../venues/venue';
import { categoryToWire } from '../venues/venueCodec';
import type { Game, GamePage, GameQuery } from './game';
import { gamePageFromWire } from './gameCodec';

interface Part {
  /** Page number, starting at 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * Loads a page of the games of a category, or of all when it is `undefined`; a platform without the common list refuses
 * the latter. Implements R-API-085.
 */
export async function fetchGames(
  http: HttpService,
  category: VenueCategory | undefined,
  { venue, filter, theme, volatility, returns, search }: GameQuery,
  { page, size }: Part,
  signal: AbortSignal,
): Promise<CallResult<GamePage>> {
  const request = {
    filter,
    pageNum: page,
    pageSize: size,
    ...(category === undefined ? {} : { category: categoryToWire(category) }),
    ...(venue === undefined ? {} : { enName: venue }),
    ...(search === '' ? {} : { search }),
    ...(theme === undefined ? {} : { theme }),
    ...(volatility === undefined ? {} : { volatility }),
    ...(returns === undefined ? {} : { returns }),
  };
  const result = await http.send(gameListCall, request, { signal, onError: 'silent' });
  return mapResult(result, gamePageFromWire);
}

/**
 * Adds a game to the member's collection or removes it. The host shows a failure. Implements R-API-093 and R-API-094.
 */
export async function setCollected(http: HttpService, { enName, gameCode }: Game, isCollected: boolean): Promise<boolean> {
  const { ok } = await http.send(isCollected ? addCollectionCall : removeCollectionCall, { enName, gameCode });
  return ok;
}
