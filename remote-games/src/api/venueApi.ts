import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { venuesCall } from '@site/shared/wire/games';
import type { Venue } from '../venues/venue';
import type { VenueCategory } from '../venues/venueCategory';
import type { Ending } from './ending';
import { categoryToWire, venueFromWire } from './venueCodec';

/** The venues of a category, or of all without one, in the operator's order. Implements R-API-083. */
export async function fetchVenues(
  http: HttpService,
  category: VenueCategory | undefined,
  { signal }: Ending,
): Promise<CallResult<readonly Venue[]>> {
  const request = category === undefined ? {} : { category: categoryToWire(category) };
  const result = await http.send(venuesCall, request, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(venueFromWire));
}
