/**
 * The first script of the page: a file of its own that runs before anything is painted, so that what the HTML draws is in the player's language
 * and edition. It imports nothing but types, and has to know the two places in the storage by itself.
 */
import type { Edition, Locale } from '@site/shared/contract/services';

const LOCALES: readonly Locale[] = ['zh-CN', 'zh-TW'];
const EDITIONS: readonly Edition[] = ['classic', 'professional'];

// An injected script may have added keys to every object, which libraries that loop over keys take for keys of their own.
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
 * Without one of its scripts the application never starts, and what the HTML draws would stay, with no explanation. Those alone are deferred: what the
 * application adds later it answers for itself.
 */
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer && isOwnFile(target.src)) showUnloaded();
  },
  true,
);

// One that never arrives is no error, and one that throws is one of the window: both are known by what has not begun. Extensions, injected scripts and notices
// of the browser fail in the same window, and do not keep the application from starting.
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

/** Returns true for a script file from where this file is served; an inline script has the address of the page. */
function isOwnFile(address: string | undefined): boolean {
  try {
    const { origin, pathname } = new URL(address ?? '');
    return OWN_ORIGINS.has(origin) && /\.m?js$/.test(pathname);
  } catch {
    return false;
  }
}

/** Returns the file of the topmost frame; the message before the frames may name any address. */
function firstFileIn(reason: unknown): string | undefined {
  try {
    return reason instanceof Error ? /(?:at |@|\()((?:[a-z][a-z-]*:)\/\/[^\s()]+?):\d+:\d+/.exec(reason.stack ?? '')?.[1] : undefined;
  } catch {
    // A foreign script may reject with an error whose stack throws, or with a proxy.
    return undefined;
  }
}

/** The application has replaced what the HTML draws. A browser that is too old starts none, and is told why. */
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
  // It was only slow.
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
    // A browser that keeps nothing.
    return undefined;
  }
}
