import { LOCAL_CHANNEL } from './limits';

/** A venue as the lists show it. */
export interface Venue {
  /** The name by which the platform and the routes know it, such as `CRTY`. */
  readonly enName: string;
  /** In the player's language. */
  readonly name: string;
  /** Percent of turnover given back, such as `1.20`: shown as it came. */
  readonly rebate: string;
  readonly state: VenueState;
}

export type VenueState =
  | { readonly is: 'open' }
  /** `resumesAt` in milliseconds by the server's clock, where the platform can tell. */
  | { readonly is: 'maintenance'; readonly resumesAt: number | undefined };

/** What a venue's card offers. */
export type VenueEntry =
  /** The local sports channel: a screen of this site. */
  | { readonly is: 'local-channel' }
  | { readonly is: 'maintenance'; readonly resumesAt: number | undefined }
  | { readonly is: 'not-offered' };

/**
 * How a player gets into a venue from the list.
 *
 * Assumption: only the local channel can be entered yet; another open venue states its facts and that it is not connected.
 */
export function entryOf({ enName, state }: Venue): VenueEntry {
  if (state.is === 'maintenance') return state;
  return { is: enName === LOCAL_CHANNEL ? 'local-channel' : 'not-offered' };
}

/** The venues a themed build shows: without self sport there is no local channel (decision 48). */
export function offeredVenues(venues: readonly Venue[], { selfSport }: { readonly selfSport: boolean }): readonly Venue[] {
  return selfSport ? venues : venues.filter(({ enName }) => enName !== LOCAL_CHANNEL);
}
