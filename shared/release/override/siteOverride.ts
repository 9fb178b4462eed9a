import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { TRUST_NAME } from '@site/shared/deployment/manifestTrust';

/**
 * Path below which the page loads the builds of the site's other remotes, because their servers allow only the site's
 * own page to read them.
 */
export const BUILDS_PREFIX = '/~builds';

/** Deployed site, and the page on this machine that shows it with some of its remotes replaced. */
export interface Override {
  readonly site: string;
  readonly page: string;
  readonly development: readonly string[];
  /** Names of the Trusted Types policies of the replacing builds. */
  readonly policies: readonly string[];
  /** Key in hex that the page trusts instead of the site's. */
  readonly publicKey: string;
}

/**
 * Returns the manifest of the site with these remotes replaced: enabled, and without a fallback. Other builds keep
 * their hash and get an address on the page's own origin.
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
  // A site may have a separate telemetry path. Without it the page uses the default path, which this server intercepts.
  const { telemetry: _, ...facts } = manifest;
  return { ...facts, remoteOrigins: [page, ...development], remotes: { ...remotes, ...replaced } };
}

/** Returns the path of the builds of that origin. */
export function buildsPath(origin: string): string {
  return `${BUILDS_PREFIX}/${new URL(origin).host}`;
}

/**
 * Returns a policy of the site for the page on this machine: with its own origin instead of the site's, the development
 * servers, and without the address for violation reports.
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
    // A policy without 'self' belongs to a page that is framed without an origin and loads no remote.
    const added = values.includes("'self'") ? (more[name] ?? []) : name === 'trusted-types' ? policies : [];
    return [[name, ...new Set([...values.map((value) => moved.get(value) ?? value), ...added])].join(' ')];
  });
  return directives.join('; ');
}

/** Pattern of the trusted keys in a served page: the part before the keys, and the keys. */
const KEYS_IN_PAGE = new RegExp(`(<meta name="${TRUST_NAME}"[^>]* data-keys=")([^"]*)`);

/** Returns the keys in hex that a page of the site trusts; empty when the text is not a page of a site. */
export function trustedKeysOf(html: string): readonly string[] {
  return (KEYS_IN_PAGE.exec(html)?.[2] ?? '').split(' ').filter((key) => /^[0-9a-f]{64}$/.test(key));
}

/** Returns the page of the site, changed to trust the manifests of this machine. */
export function overridePage(html: string, { publicKey }: Override): string {
  return html.replace(KEYS_IN_PAGE, `$1${publicKey}`);
}

/** Headers that are removed: the site must not receive reports of this page, and this machine has no https. */
const LEFT_OUT = ['reporting-endpoints', 'integrity-policy-report-only', 'strict-transport-security'];

type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;

/** Returns the headers of the site's response for the page on this machine. */
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

/** Adapts a cookie to this machine, which has neither the site's name nor https. */
function toLocalCookie(cookie: string): string {
  return cookie.replace(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, '');
}

function toSocket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
