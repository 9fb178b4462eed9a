/*
 * What every server of the site holds to, the one of the suites and nginx alike; `e2e/journeys/serving.spec.ts` proves it of both.
 */

/** Calls and streams, which go to the operator's platform. `/game/api` and not `/game`, whose other addresses are pages. */
export const PLATFORM_PREFIXES = ['/site', '/act', '/fd', '/game/api', '/stream'] as const;

/** The one among them that is a WebSocket as well. */
export const STREAM_PREFIX = '/stream';

/** Whether a server and what it needs answer: the host asks the platform, which asks its database; a remote's server has files alone. */
export const HEALTH_PATH = '/healthz';

/** What else monitors ask for by custom. It is missing: the page, which every other address is, would tell them that all is well. */
export const MISSING_PATHS = ['/health', '/metrics', '/status'] as const;

/**
 * Pattern of paths that begin with a dot: standard addresses of a site (`/.well-known/…`), and files that scanners ask for (`/.env`, `/.git/config`).
 * Apart from one of the redirects below they are missing, since the page would be taken for what was asked.
 */
export const DOT_PATHS = String.raw`^/+(?:\.|%2[eE])`;

/** Redirects of the host: password managers to the page that changes the password, clients that read no page to the icon. */
export const REDIRECTS = [
  { path: '/.well-known/change-password', to: '/mine/auth' },
  { path: '/favicon.ico', to: '/app-icon-192.png' },
] as const;

/** The largest call: feedback carries pictures. In MiB. */
export const BODY_LIMIT_MIB = 16;

/**
 * Headers by which a proxy names the client, its address and scheme to the platform. What a client itself sends under these names is dropped, or it
 * could choose the address that locks and regions go by.
 */
export const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * A file whose name carries its hash, or whose folder carries its build's, is kept for a year and never asked for again: it needs neither `etag` nor
 * `last-modified`.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Html and manifest are asked for again each time, and answered by 304 where nothing has changed. Not `no-store`: the page preloads the manifest, and
 * what may not be stored would be fetched twice.
 */
export const REVALIDATED = 'no-cache';

/** A picture for those who show a link to the site: a day old is as good. */
export const KEPT_A_DAY = 'public, max-age=86400';

/** What is missing may be there in a moment, so the answer is not cached. */
export const NEVER_KEPT = 'no-store';
