/**
 * First script of the page. It runs before the first paint, so that the static HTML appears in the player's language
 * and edition. It imports only types, and therefore repeats the two storage keys.
 */
import type { Edition, Locale } from '@site/shared/contract/services';

const LOCALES: readonly Locale[] = ['zh-CN', 'zh-TW'];
const EDITIONS: readonly Edition[] = ['classic', 'professional'];

// An injected script may have added keys to `Object.prototype`. Hide them from libraries that loop over keys.
for (const key of Object.keys(Object.prototype)) Reflect.defineProperty(Object.prototype, key, { enumerable: false });

const root = document.documentElement;
const locale = choiceOf('site.locale', LOCALES);
if (locale !== undefined) root.lang = locale;
root.dataset['edition'] = choiceOf('site.edition', EDITIONS) ?? 'classic';
const { pathname } = window.location;
root.dataset['first'] = pathname === '/' ? 'home' : pathname === '/loading' ? 'bare' : 'frame';

const { currentScript } = document;
const OWN_ORIGINS = new Set([
  window.location.origin,
  ...(currentScript instanceof HTMLScriptElement && currentScript.src !== '' ? [new URL(currentScript.src).origin] : []),
]);

/**
 * The application never starts when one of its scripts is missing, and the static HTML would stay without an
 * explanation. Only the scripts in the HTML are deferred; the application handles the failures of those it adds later.
 */
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer && isOwnFile(target.src)) showUnloaded();
  },
  true,
);

// A script that never arrives fires no error event, and one that throws fires it on the window. Therefore check whether
// the application has started. Errors of extensions, injected scripts and the browser reach the same window, but do not
// prevent the start.
const START_LIMIT_MS = 20_000;
const START_AFTER_ERROR_MS = 2_000;
const judgeFailure = (file: string | undefined): void => {
  if (!hasStarted() && isOwnFile(file)) window.setTimeout(showUnlessStarted, START_AFTER_ERROR_MS);
};
window.addEventListener('error', ({ filename }) => {
  judgeFailure(filename);
});
window.addEventListener('unhandledrejection', ({ reason }: { readonly reason: unknown }) => {
  judgeFailure(firstFileIn(reason));
});
window.setTimeout(showUnlessStarted, START_LIMIT_MS);

/**
 * Returns whether an address is a script file on the origin of the page or of this script. Inline scripts have the
 * address of the page and do not count.
 */
function isOwnFile(address: string | undefined): boolean {
  try {
    const { origin, pathname } = new URL(address ?? '');
    return OWN_ORIGINS.has(origin) && /\.m?js$/.test(pathname);
  } catch {
    return false;
  }
}

/**
 * Returns the file of the topmost stack frame. Ignores the message before the frames, which may contain any address.
 */
function firstFileIn(reason: unknown): string | undefined {
  try {
    return reason instanceof Error ? /(?:at |@|\()((?:[a-z][a-z-]*:)\/\/[^\s()]+?):\d+:\d+/.exec(reason.stack ?? '')?.[1] : undefined;
  } catch {
    // A foreign script may reject with a proxy, or with an error whose stack throws.
    return undefined;
  }
}

/**
 * Returns whether the application has replaced the static HTML. Also returns true in an outdated browser, where the
 * application never starts and another notice explains why.
 */
function hasStarted(): boolean {
  const outdated = document.getElementById('outdated');
  if (outdated !== null && window.getComputedStyle(outdated).display !== 'none') return true;
  const drawn = document.getElementById('root')?.firstElementChild;
  return drawn !== undefined && drawn !== null && !drawn.classList.contains('first');
}

function showUnlessStarted(): void {
  if (hasStarted()) return;
  showUnloaded();
  const place = document.getElementById('root');
  if (place === null) return;
  // The application may just have been slow, so hide the notice when it starts.
  const watch = new MutationObserver(() => {
    if (!hasStarted()) return;
    watch.disconnect();
    const notice = document.getElementById('unloaded');
    if (notice !== null) notice.hidden = true;
  });
  watch.observe(place, { childList: true });
}

function showUnloaded(): void {
  const notice = document.getElementById('unloaded');
  if (notice !== null) notice.hidden = false;
}

function choiceOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  try {
    const kept = window.localStorage.getItem(key);
    return choices.find((choice) => choice === kept);
  } catch {
    // The browser denies access to the storage.
    return undefined;
  }
}
