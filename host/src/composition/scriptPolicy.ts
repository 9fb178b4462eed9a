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

/**
 * Makes addresses fit for `script.src` under Trusted Types: only those of allowed origins.
 *
 * Returns a `TrustedScriptURL` where the browser supports it; the typings call it a string, since that is what `src` takes.
 */
export function createScriptPolicy(
  isAllowed: (origin: string) => boolean,
  factory: TrustedTypesFactory | undefined = window.trustedTypes,
): (url: string) => string {
  const createScriptURL = (url: string): string => {
    const { href, origin } = new URL(url);
    if (!isAllowed(origin)) throw new TypeError(`no script may come from ${origin}`);
    return href;
  };
  const policy = factory?.createPolicy(POLICY_NAME, { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}
