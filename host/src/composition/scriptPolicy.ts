interface ScriptRules {
  readonly createScriptURL: (url: string) => string;
}

interface ScriptPolicy {
  createScriptURL(url: string, kind?: 'chunk'): string;
}

/** Part of Trusted Types used here, because TypeScript's DOM library does not define it yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string, kind?: 'chunk') => string }): ScriptPolicy;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/** Policy name that the site's headers allow. */
const POLICY_NAME = 'host-loader';

/** Name of the policy with which the host's webpack runtime loads its chunks (`output.trustedTypes`). */
const OWN_POLICY_NAME = 'host';

/** Addresses of the host's own scripts. */
const OWN_SCRIPTS = /^\/assets\/[^/]+\.js$/;

/**
 * Addresses allowed on a remote's origin: the entry of a build, in the folder of its version, and the chunks of that
 * build.
 */
const FILES = { entry: /^\/(?:[^/]+\/)+[^/]+\.js$/, chunk: /^\/(?:[^/]+\/)*[^/]+\.m?js$/ } as const;

/** Name of a remote's policy, which is the name of its package. */
const REMOTE_POLICY = /^remote-[a-z0-9-]+$/;

/**
 * Restricts the policy of the host's own build to the host's scripts, because webpack's policy accepts every address.
 * Call this before the first chunk loads, because the build creates its policy then.
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
 * Makes addresses valid for `script.src` under Trusted Types, and accepts only those of builds on allowed origins. The
 * headers let each policy be created once, but a page may contain two builds of a remote, so these get their policies
 * from this one: see {@link lendToRemotes}.
 *
 * The returned function returns a `TrustedScriptURL` where the browser supports it. Its type is string, because `src`
 * takes a string.
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
 * Lets the runtimes of several builds of a remote create the policy of the same name. Each gets a policy that applies
 * its own rules and then this policy. The real names are first taken by policies that always throw, so that no script
 * of the page can register one with its own rules.
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
    // The headers do not allow the name, so no other script can take it either.
  }
}

function lent(rules: ScriptRules, policy: ScriptPolicy): ScriptPolicy {
  return { createScriptURL: (id) => policy.createScriptURL(new URL(rules.createScriptURL(id), document.baseURI).href, 'chunk') };
}
