import { assertNever } from '@site/shared/assert';
import type { GamePayload, PayloadPage } from '../play/receivedGames';
import type { VenueWish } from './launchState';

/** Venues whose pages cannot run in a frame: they open in a page of their own whatever the site prefers. */
const NEW_PAGE_VENUES: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP']);

/** What a venue's entry answers with. */
export type LaunchAnswer =
  /** Launch data of the local channel, as it came. */
  | { readonly kind: 'channel'; readonly data: unknown }
  /** An address that starts with http. */
  | { readonly kind: 'address'; readonly address: string }
  /** A path of this site, starting with a slash. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'payload'; readonly payload: GamePayload };

/** Where an answer leads. */
export type Destination =
  | { readonly to: 'channel'; readonly data: unknown }
  /** Inside the site, in a frame. */
  | { readonly to: 'frame'; readonly address: string }
  | { readonly to: 'new-page'; readonly address: string }
  | { readonly to: 'payload-page'; readonly page: PayloadPage; readonly payload: GamePayload; readonly opens: 'here' | 'new-page' };

/** What of the site decides about it. */
export interface SitePreference {
  /** The flag `innerGame`: games open inside the site (decision 48). */
  readonly innerGame: boolean;
  /** This site's own, such as `https://play.example`. */
  readonly origin: string;
}

/**
 * Where the answer to a wish leads. A path gets the site's origin in front and is then an address like any other (decision 34, R-VENUE-19).
 *
 * @example a payload of PG opens on `pgGame`, any other on `dzGame` (decision 9, R-ROUTE-74)
 * Implements R-VENUE-12 to R-VENUE-22.
 */
export function destinationOf({ enName }: VenueWish, answer: LaunchAnswer, { innerGame, origin }: SitePreference): Destination {
  const toAddress = (address: string): Destination => {
    const bearsFrame = innerGame && !NEW_PAGE_VENUES.has(enName);
    return bearsFrame ? { to: 'frame', address } : { to: 'new-page', address };
  };
  switch (answer.kind) {
    case 'channel':
      return { to: 'channel', data: answer.data };
    case 'address':
      return toAddress(answer.address);
    case 'path':
      return toAddress(`${origin}${answer.path}`);
    case 'payload': {
      const page = answer.payload.provider === 'PG' ? 'pgGame' : 'dzGame';
      return { to: 'payload-page', page, payload: answer.payload, opens: innerGame ? 'here' : 'new-page' };
    }
    default:
      return assertNever(answer);
  }
}
