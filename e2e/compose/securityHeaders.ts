import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';

/**
 * Trusted Types policies in use: one per package for webpack's own loading of chunks, and the one of the host's federation loader. Builds of one
 * remote share a name, hence 'allow-duplicates'.
 */
const TRUSTED_TYPES_POLICIES = [
  'host',
  'host-loader',
  'remote-sports',
  'remote-games',
  'remote-wallet',
  'remote-member',
  'remote-chat',
  'remote-activities',
] as const;

type Origins = Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'>;

/**
 * The Content-Security-Policy of the page. It lists origins and never builds: an open page keeps the policy it was loaded with, while builds come
 * and go. `hostOrigin` is needed for the WebSocket, which not every browser counts as 'self'.
 */
export function contentSecurityPolicy({ remoteOrigins, gameOrigins }: Origins, hostOrigin: string): string {
  const code = ["'self'", ...remoteOrigins];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': code,
    'style-src': code,
    'connect-src': [...code, hostOrigin.replace(/^http/, 'ws')],
    'img-src': ["'self'", 'data:'],
    'font-src': code,
    'frame-src': ["'self'", ...gameOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES_POLICIES, "'allow-duplicates'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of every answer of the host. */
export const HOST_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Headers of every answer of a remote: its files are for the host's page and for nobody else's. */
export function remoteHeaders(hostOrigin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': hostOrigin,
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': hostOrigin,
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  };
}
