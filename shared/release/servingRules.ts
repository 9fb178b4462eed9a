/*
 * Rules for every server of the site, the suites' server and nginx alike; `e2e/journeys/serving.spec.ts` verifies both.
 */

/**
 * Path prefixes of calls and streams, which are proxied to the platform. It is `/game/api` and not `/game`, because
 * other addresses below `/game` are pages.
 */
export const PLATFORM_PREFIXES = ['/site', '/act', '/fd', '/game/api', '/stream'] as const;

/** Prefix that also accepts WebSockets. */
export const STREAM_PREFIX = '/stream';

/**
 * Path that reports whether a server and its dependencies respond: the host asks the platform, which asks its database;
 * a remote's server has only files.
 */
export const HEALTH_PATH = '/healthz';

/**
 * Other common paths of monitors. They respond with 404, because the page, which every other address serves, would look
 * healthy.
 */
export const MISSING_PATHS = ['/health', '/metrics', '/status'] as const;

/**
 * Pattern of paths that start with a dot: standard addresses of a site (`/.well-known/…`), and files that scanners
 * request (`/.env`, `/.git/config`). Except for the redirects below they respond with 404, because the page could be
 * mistaken for the requested file.
 */
export const DOT_PATHS = String.raw`^/+(?:\.|%2[eE])`;

/**
 * Redirects of the host: password managers to the page for changing the password, clients that do not parse html to the
 * icon.
 */
export const REDIRECTS = [
  { path: '/.well-known/change-password', to: '/mine/auth' },
  { path: '/favicon.ico', to: '/app-icon-192.png' },
] as const;

/** Size limit of a call in MiB; feedback with pictures is the largest. */
export const BODY_LIMIT_MIB = 16;

/**
 * Headers in which a proxy forwards the client's address and the scheme to the platform. Values from the client itself
 * are removed; otherwise it could choose the address that locks and regions use.
 */
export const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Cache policy of a file with a hash in its name, or in the name of its build's folder: it is cached for a year without
 * revalidation, so it needs neither `etag` nor `last-modified`.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Cache policy of html and manifest: they are revalidated each time, with 304 when nothing has changed. It is not
 * `no-store`: the page preloads the manifest, and an uncacheable response would be fetched twice.
 */
export const REVALIDATED = 'no-cache';

/** Cache policy of the link preview picture, which may be a day old. */
export const KEPT_A_DAY = 'public, max-age=86400';

/** Cache policy of a missing file, which may exist in a moment. */
export const NEVER_KEPT = 'no-store';
