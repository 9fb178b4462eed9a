import type { DeploymentManifest, RemoteDeployment } from '../../src/contract/deploymentManifest';
import { TRUST_NAME } from '../../src/manifestTrust';

/** Below this path the page finds the builds of the site's other remotes: their servers let the site's own page read them only. */
export const BUILDS_PREFIX = '/~builds';

/** A deployed site, and the page on this machine that shows it with some of its remotes replaced. */
export interface Override {
  /** Origin of the deployed site. */
  readonly site: string;
  /** Origin of the page on this machine. */
  readonly page: string;
  /** Origins of the development servers. */
  readonly development: readonly string[];
  /** Names of the Trusted Types policies of the replaced remotes' builds. */
  readonly policies: readonly string[];
  /** The key, in hex, that the page is to believe in place of the site's. */
  readonly publicKey: string;
}

/**
 * The manifest of the site with these remotes replaced: on, with nothing to fall back to. Every other build stays what it is, with its hash, at an
 * address of the page's own origin.
 */
export function overrideManifest(
  manifest: DeploymentManifest,
  { page, development }: Override,
  replaced: Readonly<Record<string, RemoteDeployment>>,
): DeploymentManifest {
  const passed = manifest.remoteOrigins.map((origin) => [`${origin}/`, `${page}${buildsPath(origin)}/`] as const);
  const toPage = (_key: string, value: unknown): unknown => {
    const found = typeof value === 'string' ? passed.find(([from]) => value.startsWith(from)) : undefined;
    return found === undefined ? value : found[1] + String(value).slice(found[0].length);
  };
  const remotes = JSON.parse(JSON.stringify(manifest.remotes), toPage) as DeploymentManifest['remotes'];
  // A site may have a path of its own for it; without one this server knows where it comes, and keeps it.
  const { telemetry: _, ...facts } = manifest;
  return { ...facts, remoteOrigins: [page, ...development], remotes: { ...remotes, ...replaced } };
}

/** Where the page finds the builds of that origin. */
export function buildsPath(origin: string): string {
  return `${BUILDS_PREFIX}/${new URL(origin).host}`;
}

/**
 * A policy of the site for the page on this machine: its own origin in place of the site's, the development servers beside it, and no address to which
 * the deployed site has its violations reported.
 */
export function overridePolicy(policy: string, { site, page, development, policies }: Override): string {
  const moved = new Map([
    [site, page],
    [toSocket(site), toSocket(page)],
  ]);
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': development,
    'style-src': development,
    'font-src': development,
    'connect-src': [...development, ...development.map(toSocket)],
  };
  const directives = policy.split(';').flatMap((text) => {
    const [name = '', ...values] = text.trim().split(/\s+/);
    if (name === '' || name.startsWith('report-')) return [];
    // A policy without 'self' is that of a page framed without an origin, which loads no remote.
    const added = values.includes("'self'") ? (more[name] ?? []) : name === 'trusted-types' ? policies : [];
    return [[name, ...new Set([...values.map((value) => moved.get(value) ?? value), ...added])].join(' ')];
  });
  return directives.join('; ');
}

/** In a page as it is served: what is before the keys that it trusts, and these. */
const KEYS_IN_PAGE = new RegExp(`(<meta name="${TRUST_NAME}"[^>]* data-keys=")([^"]*)`);

/** The keys, in hex, that a page of the site trusts; none where the text is no page of a site. */
export function trustedKeysOf(html: string): readonly string[] {
  return (KEYS_IN_PAGE.exec(html)?.[2] ?? '').split(' ').filter((key) => /^[0-9a-f]{64}$/.test(key));
}

/** The page of the site, believing manifests of this machine. */
export function overridePage(html: string, { publicKey }: Override): string {
  return html.replace(KEYS_IN_PAGE, `$1${publicKey}`);
}

/** Reports of this page are not the site's, and https is set by the site itself. */
const LEFT_OUT = ['reporting-endpoints', 'integrity-policy-report-only', 'strict-transport-security'];

type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;

/** The headers of an answer of the site, for the page on this machine. */
export function overrideHeaders(headers: Headers, override: Override): Record<string, number | string | readonly string[]> {
  const kept: Record<string, number | string | readonly string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || LEFT_OUT.includes(name)) continue;
    if (name === 'content-security-policy') kept[name] = overridePolicy(String(value), override);
    else if (name === 'set-cookie') kept[name] = [value].flat().map((cookie) => toLocalCookie(String(cookie)));
    else if (name === 'location') kept[name] = String(value).replace(override.site, override.page);
    else kept[name] = value;
  }
  return kept;
}

/** For this machine, which has neither the site's name nor https. */
function toLocalCookie(cookie: string): string {
  return cookie.replace(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, '');
}

function toSocket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
