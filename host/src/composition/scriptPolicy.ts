interface ScriptRules {
  readonly createScriptURL: (url: string) => string;
}

interface ScriptPolicy {
  createScriptURL(url: string, kind?: 'chunk'): string;
}

/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string, kind?: 'chunk') => string }): ScriptPolicy;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/** The name the site's headers allow. */
const POLICY_NAME = 'host-loader';

/** The name of the policy by which the runtime of the host's own build loads its parts (`output.trustedTypes`). */
const OWN_POLICY_NAME = 'host';

/** The folder of the host's scripts. */
const OWN_SCRIPTS = /^\/assets\/[^/]+\.js$/;

/** The addresses allowed on the origin of a remote: the entry of a build, in the folder of its version, and the chunks of that build. */
const FILES = { entry: /^\/(?:[^/]+\/)+[^/]+\.js$/, chunk: /^\/(?:[^/]+\/)*[^/]+\.m?js$/ } as const;

/** The name of a remote's policy is that of its package. */
const REMOTE_POLICY = /^remote-[a-z0-9-]+$/;

/**
 * Restricts the policy of the host's own build to the scripts of the host, because webpack's policy accepts every address. Call this before the first part
 * is loaded: the build creates its policy then.
 */
export function restrictOwnPolicy(factory: TrustedTypesFactory | undefined = window.trustedTypes): void {
  if (factory === undefined) return;
  const create = factory.createPolicy.bind(factory);
  factory.createPolicy = (name, rules) => create(name, name === OWN_POLICY_NAME ? { createScriptURL: toOwnScript } : rules);
}

function toOwnScript(url: string): string {
  const { href, origin, pathname } = new URL(url, document.baseURI);
  if (origin !== window.location.origin || !OWN_SCRIPTS.test(pathname)) throw new TypeError(`${href} is not a script of the host`);
  return href;
}

/**
 * Makes addresses fit for `script.src` under Trusted Types: only those of builds on allowed origins. The headers let each policy be created once, so the
 * builds of remotes, of which two may be in one page, get theirs from this one: see {@link lendToRemotes}.
 *
 * Returns a `TrustedScriptURL` where the browser supports it; the typings call it a string, since that is what `src` takes.
 *
 * @param remotes packages of the remotes whose names the headers of this page may allow
 */
export function createScriptPolicy(
  isAllowed: (origin: string) => boolean,
  remotes: readonly string[] = [],
  factory: TrustedTypesFactory | undefined = window.trustedTypes,
): (url: string) => string {
  const createScriptURL = (url: string, kind: keyof typeof FILES = 'entry'): string => {
    const { href, origin, pathname } = new URL(url);
    if (!isAllowed(origin) || !FILES[kind].test(pathname)) throw new TypeError(`no script may come from ${origin}${pathname}`);
    return href;
  };
  if (factory === undefined) return createScriptURL;
  const policy = factory.createPolicy(POLICY_NAME, { createScriptURL });
  lendToRemotes(factory, remotes, policy);
  return (url) => policy.createScriptURL(url);
}

/**
 * Lets the runtime of a remote's build create its policy by its name as often as there are builds: what it gets asks its own rules, and then this policy.
 * The names themselves are taken first, by policies that make nothing, so that no script of the page can have one with rules of its own.
 */
function lendToRemotes(factory: TrustedTypesFactory, remotes: readonly string[], policy: ScriptPolicy): void {
  const create = factory.createPolicy.bind(factory);
  for (const name of remotes) takeName(create, name);
  factory.createPolicy = (name, rules) => (REMOTE_POLICY.test(name) ? lent(rules, policy) : create(name, rules));
}

function takeName(create: TrustedTypesFactory['createPolicy'], name: string): void {
  const createScriptURL = (): never => {
    throw new TypeError(`${name} creates no addresses`);
  };
  try {
    create(name, { createScriptURL });
  } catch {
    // The headers of the page do not allow the name, so nobody can have it.
  }
}

function lent(rules: ScriptRules, policy: ScriptPolicy): ScriptPolicy {
  return { createScriptURL: (id) => policy.createScriptURL(new URL(rules.createScriptURL(id), document.baseURI).href, 'chunk') };
}
