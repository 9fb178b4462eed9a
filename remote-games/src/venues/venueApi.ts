import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { venuesCall } from '@site/shared/wire/games';
import type { Venue, VenueCategory } from './venue';
import { categoryToWire, venueFromWire } from './venueCodec';

/**
 * Loads the venues of a category, or of all categories when it is `undefined`, in the operator's order. Implements
 * R-API-083.
 */
export async function fetchVenues(
  http: HttpService,
  category: VenueCategory | undefined,
  signal: AbortSignal,
): Promise<CallResult<readonly Venue[]>> {
  const request = category === undefined ? {} : { category: categoryToWire(category) };
  const result = await http.send(venuesCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(venueFromWire));
}
