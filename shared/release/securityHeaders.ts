import type { DeploymentManifest } from '../src/contract/deploymentManifest';
import type { RemoteId } from '../src/contract/remoteProps';
import { REPORTS_PATH } from '../src/wire/reports';
import { remotePackage } from './packages';

/** Trusted Types policies of the host: webpack's own loading of chunks, and the federation loader. */
const HOST_POLICIES = ['host', 'host-loader'];

const REPORTS_ENDPOINT = 'site';

/** `report-uri` for browsers without the Reporting API; and where the site is no https, to which that does not deliver. */
function reported(hostOrigin: string): Readonly<Record<string, readonly string[]>> {
  return { 'report-uri': [REPORTS_PATH], ...(isSecure(hostOrigin) ? { 'report-to': [REPORTS_ENDPOINT] } : {}) };
}

/** Where the page's code and games come from. */
export interface PageOrigins extends Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'> {
  readonly remoteIds: readonly RemoteId[];
}

/**
 * The Content-Security-Policy of the page. It lists origins and never builds: an open page keeps the policy it was loaded with, while builds come
 * and go. `hostOrigin` is needed for the WebSocket, which not every browser counts as 'self'.
 */
export function contentSecurityPolicy({ remoteOrigins, gameOrigins, remoteIds }: PageOrigins, hostOrigin: string): string {
  const code = ["'self'", ...remoteOrigins];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': code,
    'style-src': code,
    'connect-src': [...code, hostOrigin.replace(/^http/, 'ws')],
    'img-src': ["'self'", 'data:'],
    'font-src': code,
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...gameOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The host takes the names of the remotes first, and lends each of their builds its own policy: no name is allowed twice.
    'trusted-types': [...HOST_POLICIES, ...remoteIds.map(remotePackage)],
    ...reported(hostOrigin),
  };
  return toHeader(directives);
}

/** Where GeeTest's captcha comes from, and where it asks; each with the second name they have for it. */
const GEETEST = {
  files: ['https://static.geetest.com', 'https://static.geevisit.com'],
  calls: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
} as const;

/**
 * The policy of the page that GeeTest's captcha is framed in: its origins and nothing else. It is sandboxed without an origin, by this header too:
 * who opens the page by its address, outside of the frame, has no origin there either. So the host is named rather than 'self'; GeeTest's script makes its own styles and elements, which is why neither inline styles nor plain strings are
 * forbidden there.
 */
function captchaFramePolicy(hostOrigin: string): string {
  const { files, calls } = GEETEST;
  return toHeader({
    'default-src': ["'none'"],
    'script-src': [hostOrigin, ...files, ...calls],
    'style-src': [...files, "'unsafe-inline'"],
    'img-src': [...files, 'data:'],
    'font-src': files,
    'media-src': files,
    'connect-src': calls,
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [hostOrigin],
    sandbox: ['allow-scripts'],
    ...reported(hostOrigin),
  });
}

function toHeader(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Headers of the page alone. Its scripts carry their hashes; one without is reported, not stopped: no browser names those it stops by their hash.
 */
export function pageHeaders(origins: PageOrigins, hostOrigin: string): Readonly<Record<string, string>> {
  return {
    ...documentHeaders(hostOrigin),
    'content-security-policy': contentSecurityPolicy(origins, hostOrigin),
    'integrity-policy-report-only': `blocked-destinations=(script), endpoints=(${REPORTS_ENDPOINT})`,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Headers of the page that a captcha is framed in. */
export function captchaFrameHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return { ...documentHeaders(hostOrigin), 'content-security-policy': captchaFramePolicy(hostOrigin) };
}

/** What neither the site nor a page framed in it has a use for. Full screen and autoplay are the games'. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/**
 * Headers that a browser reads from a document alone. A script or an answer with them would be as safe and half a kilobyte larger.
 *
 * No Cross-Origin-Embedder-Policy: the games of venues are framed from origins that do not send one, and would be refused.
 */
export function documentHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure(hostOrigin) ? { 'reporting-endpoints': `${REPORTS_ENDPOINT}="${hostOrigin}${REPORTS_PATH}"` } : {}),
  };
}

/** Headers of every answer of the host, refusals and errors included. Over https browsers are to use https only, for a year. */
export function hostHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return { 'x-content-type-options': 'nosniff', ...transportSecurity(hostOrigin) };
}

/** Headers of every answer of a remote: its files are for the host's page only. */
export function remoteHeaders(hostOrigin: string, origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': hostOrigin,
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': hostOrigin,
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
    ...transportSecurity(origin),
  };
}

function transportSecurity(origin: string): Readonly<Record<string, string>> {
  return isSecure(origin) ? { 'strict-transport-security': 'max-age=31536000' } : {};
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
