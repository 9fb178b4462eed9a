import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { venuesCall } from '@site/shared/wire/games';
import type { Venue } from '../venues/venue';
import type { VenueCategory } from '../venues/venueCategory';
import { categoryToWire, venueFromWire } from './venueCodec';

/** The venues of a category, in the operator's order. Proves R-API-083. */
export async function fetchVenues(
  http: HttpService,
  category: VenueCategory,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<readonly Venue[]>> {
  const result = await http.send(venuesCall, { category: categoryToWire(category) }, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(venueFromWire));
}
