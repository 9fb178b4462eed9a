import type { Locale } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import type { GamePayload, PayloadPage } from '../received-games/receivedGames';

/** Venues whose pages cannot run in a frame: they open in a page of their own whatever the site prefers. */
const NEW_PAGE_VENUES: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP']);

/** The answer of a venue's entry. */
export type LaunchAnswer =
  /** An address that starts with http. */
  | { readonly kind: 'address'; readonly address: string }
  /** A path of this site, starting with a slash. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'payload'; readonly payload: GamePayload };

/** The page that an answer leads to. */
export type Destination =
  /** Inside the site, in a frame. */
  | { readonly kind: 'frame'; readonly address: string }
  /** A page of this site: its policy refuses to be framed. */
  | { readonly kind: 'site-page'; readonly path: string; readonly opens: 'here' | 'new-page' }
  | { readonly kind: 'new-page'; readonly address: string }
  | { readonly kind: 'payload-page'; readonly page: PayloadPage; readonly payload: GamePayload; readonly opens: 'here' | 'new-page' };

/** The settings of the site that decide about the destination. */
export interface SitePreference {
  /** The flag `innerGame`: games open inside the site (decision 48). */
  readonly innerGame: boolean;
  /** This site's own, such as `https://play.example`. */
  readonly origin: string;
  /** The player's. */
  readonly locale: Locale;
}

/**
 * The destination of an answer. A path is prefixed with the site's origin and then handled like any other address; an address of this site opens
 * as its page, never in a frame (decision 34, R-VENUE-19).
 *
 * @param enName the venue that was entered
 * @example a payload of PG opens on `pgGame`, any other on `dzGame` (decision 9, R-ROUTE-74)
 * Implements R-VENUE-13 to R-VENUE-22.
 */
export function destinationOf(enName: string, answer: LaunchAnswer, { innerGame, origin }: Omit<SitePreference, 'locale'>): Destination {
  const toAddress = (address: string): Destination => {
    const opensInside = innerGame && !NEW_PAGE_VENUES.has(enName);
    const { origin: itsOrigin, pathname, search } = new URL(address);
    if (itsOrigin === origin) return { kind: 'site-page', path: `${pathname}${search}`, opens: opensInside ? 'here' : 'new-page' };
    return opensInside ? { kind: 'frame', address } : { kind: 'new-page', address };
  };
  switch (answer.kind) {
    case 'address':
      return toAddress(answer.address);
    case 'path':
      return toAddress(`${origin}${answer.path}`);
    case 'payload': {
      const page = answer.payload.provider === 'PG' ? 'pgGame' : 'dzGame';
      return { kind: 'payload-page', page, payload: answer.payload, opens: innerGame ? 'here' : 'new-page' };
    }
    default:
      return assertNever(answer);
  }
}
