import type { Locale } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import type { GamePayload, PayloadPage } from '../received-games/receivedGames';

/** Venues whose pages cannot run in a frame; they always open in a new tab, whatever the site setting. */
const NEW_PAGE_VENUES: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP']);

export type LaunchAnswer =
  /** URL that starts with `http`. */
  | { readonly kind: 'address'; readonly address: string }
  /** Path of this site that starts with a slash. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'payload'; readonly payload: GamePayload };

/** Page to which a response leads. */
export type Destination =
  | { readonly kind: 'frame'; readonly address: string }
  /** Page of this site; its security policy does not allow framing. */
  | { readonly kind: 'site-page'; readonly path: string; readonly opens: 'here' | 'new-page' }
  | { readonly kind: 'new-page'; readonly address: string }
  | { readonly kind: 'payload-page'; readonly page: PayloadPage; readonly payload: GamePayload; readonly opens: 'here' | 'new-page' };

/** Site settings that decide the destination. */
export interface SitePreference {
  /** Feature flag `innerGame`: games open inside the site (decision 48). */
  readonly innerGame: boolean;
  /** Origin of this site, such as `https://play.example`. */
  readonly origin: string;
  readonly locale: Locale;
}

/**
 * Returns the destination of a response. A path is prefixed with the site's origin and then handled like any other URL.
 * A URL of this site opens as its page, never in a frame (decision 34, R-VENUE-19).
 *
 * @param enName venue that was entered
 * @example a payload of PG opens on `pgGame`, any other on `dzGame` (decision 9, R-ROUTE-74)
 *
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
