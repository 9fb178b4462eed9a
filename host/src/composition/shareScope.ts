/** The compiler's: fills a share scope with what this build offers, and holds it. */
declare const __webpack_init_sharing__: (name: string) => unknown;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

/** A shared module as containers take it: `get` fetches it and returns its factory. */
interface SharedModule {
  readonly get: () => unknown;
}

/** What a page offers to containers, by key and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** As in the build preset: React and everything that uses it come from one build. */
export const SHARE_SCOPE = 'react-19';

/** What this host offers. */
export async function hostShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__(SHARE_SCOPE);
  return __webpack_share_scopes__[SHARE_SCOPE] ?? {};
}
