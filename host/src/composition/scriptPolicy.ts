/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/** The name the site's headers allow. */
const POLICY_NAME = 'host-loader';

/** What an origin of a remote is asked for: the entry of a build, in the folder of its version. */
const ENTRY = /^\/(?:[^/]+\/)+[^/]+\.js$/;

/**
 * Makes addresses fit for `script.src` under Trusted Types: only those of builds on allowed origins.
 *
 * Returns a `TrustedScriptURL` where the browser supports it; the typings call it a string, since that is what `src` takes.
 */
export function createScriptPolicy(
  isAllowed: (origin: string) => boolean,
  factory: TrustedTypesFactory | undefined = window.trustedTypes,
): (url: string) => string {
  const createScriptURL = (url: string): string => {
    const { href, origin, pathname } = new URL(url);
    if (!isAllowed(origin) || !ENTRY.test(pathname)) throw new TypeError(`no script may come from ${origin}${pathname}`);
    return href;
  };
  const policy = factory?.createPolicy(POLICY_NAME, { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}
