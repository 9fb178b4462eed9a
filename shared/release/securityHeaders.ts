import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { REPORTS_PATH } from '@site/shared/wire/reports';
import { remotePackage } from './packages';

/** Trusted Types policies of the host: webpack's own loading of chunks, and the federation loader. */
const HOST_POLICIES = ['host', 'host-loader'];

const REPORTS_ENDPOINT = 'site';

/**
 * Returns the report directives. `report-uri` serves browsers without the Reporting API, and sites without https, where
 * that API does not deliver.
 */
function reported(hostOrigin: string): Readonly<Record<string, readonly string[]>> {
  return { 'report-uri': [REPORTS_PATH], ...(isSecure(hostOrigin) ? { 'report-to': [REPORTS_ENDPOINT] } : {}) };
}

/** Origins of the page's code and games. */
export interface PageOrigins extends Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'> {
  readonly remoteIds: readonly RemoteId[];
}

/**
 * Returns the Content-Security-Policy of the page. It lists origins and never builds: an open page keeps its policy
 * while builds change. `hostOrigin` is needed for the WebSocket, because not every browser counts it as 'self'.
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
    // The host reserves the names of the remotes and provides a policy for each of their builds, because a name is not
    // allowed twice.
    'trusted-types': [...HOST_POLICIES, ...remoteIds.map(remotePackage)],
    ...reported(hostOrigin),
  };
  return toHeader(directives);
}

/** Origins of GeeTest's captcha files and calls, each with its alternative domain. */
const GEETEST = {
  files: ['https://static.geetest.com', 'https://static.geevisit.com'],
  calls: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
} as const;

/**
 * Returns the policy of the page that frames GeeTest's captcha: it allows only GeeTest's origins. This header also
 * sandboxes the page without an origin, because a user could open it directly, outside of the frame. Therefore the
 * policy names the host instead of 'self'. GeeTest's script creates its own styles and elements, so inline styles and
 * plain strings are allowed there.
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
 * Returns the headers of the page only. Its scripts have hashes; a script without one is only reported, because
 * browsers do not name the hash of a blocked script.
 */
export function pageHeaders(origins: PageOrigins, hostOrigin: string): Readonly<Record<string, string>> {
  return {
    ...documentHeaders(hostOrigin),
    'content-security-policy': contentSecurityPolicy(origins, hostOrigin),
    'integrity-policy-report-only': `blocked-destinations=(script), endpoints=(${REPORTS_ENDPOINT})`,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Returns the headers of the page that frames a captcha. */
export function captchaFrameHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return { ...documentHeaders(hostOrigin), 'content-security-policy': captchaFramePolicy(hostOrigin) };
}

/** Features that neither the site nor a page framed in it needs. Games need full screen and autoplay. */
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
 * Returns headers that browsers read only for documents. Scripts and other responses would be half a kilobyte larger
 * without being safer.
 *
 * Cross-Origin-Embedder-Policy is missing, because it would block the framed games of venues, whose origins do not send
 * it.
 */
export function documentHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure(hostOrigin) ? { 'reporting-endpoints': `${REPORTS_ENDPOINT}="${hostOrigin}${REPORTS_PATH}"` } : {}),
  };
}

/**
 * Returns the headers of every response of the host, refusals and errors included. Over https they require https for a
 * year.
 */
export function hostHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return { 'x-content-type-options': 'nosniff', ...transportSecurity(hostOrigin) };
}

/** Returns the headers of every response of a remote: only the host's page may use its files. */
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
