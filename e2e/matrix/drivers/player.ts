import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { Driver, Place } from './driver';

const SEARCHES = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Maximum wait for a page or the end of a round. */
const LIMIT_MS = 60_000;
const PAUSE_MS = 250;
/** Time after which the player scrolls on to find an element. A long list only renders the rows near the viewport. */
const SEARCH_AFTER_MS = 3_000;
/** Time without movement after which an element is at rest. A press on a moving element could hit its neighbor. */
const REST_MS = 60;

/**
 * Role and name, where a prefix or part of a name is enough when no element has exactly that name. Elements without a
 * role, such as passwords, are found by their label. The first of several is used, or with `isLast` the last.
 */
type Named = { readonly role: string; readonly name?: string; readonly isLast?: true } | { readonly label: string };

/** Element to find, within another or on the whole page. */
export type Wanted = Named & { readonly within?: Wanted };

/** Player at any browser, who finds elements by role and name and uses a mouse or finger and a keyboard. */
export interface Player {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Waits until the element is visible, enabled, at rest and not covered, and presses it. */
  press(wanted: Wanted, where?: Place): Promise<void>;
  fill(wanted: Wanted, text: string, where?: Place): Promise<void>;
  /** Waits until the text of the element, or of the whole page, contains `text`. */
  see(text: string, within?: Wanted, where?: Place): Promise<void>;
  /** Waits until one of these is visible and returns its index. Pages differ by width, games by their cards. */
  seeOneOf(wanted: readonly Wanted[], where?: Place): Promise<number>;
  /** Waits for the window that the site opens. Presses `offer` in a browser that opens no window after a call. */
  followToWindow(offer: Wanted): Promise<void>;
  /** Waits until no such element is visible. */
  missing(wanted: Wanted, where?: Place): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Found extends Point {
  readonly text: string;
  readonly free: boolean;
}

/** @param limitMs maximum wait for anything, longer on a slow network */
export function createPlayer(driver: Driver, limitMs = LIMIT_MS): Player {
  const look = async (wanted: Wanted | undefined, where: Place, isStill = false): Promise<Found | undefined> => {
    const known = await driver.evaluate("typeof window.TestingLibraryDom === 'object'", where);
    if (known !== true) await driver.evaluate(`(() => { ${SEARCHES}\n; return true; })()`, where);
    const chain = JSON.stringify(wanted === undefined ? [] : chainOf(wanted));
    return ((await driver.evaluate(`(${find.toString()})(${chain}, ${String(isStill)})`, where)) ?? undefined) as Found | undefined;
  };
  const until = async <T>(what: string, where: Place, ask: () => Promise<T | undefined>): Promise<T> => {
    const end = performance.now() + limitMs;
    while (performance.now() < end) {
      // A page or frame that is being replaced cannot answer.
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      await wait(PAUSE_MS);
    }
    const text = await driver.evaluate('document.body.innerText.slice(0, 600)', where).catch(String);
    throw new Error(`${what}, waited ${String(limitMs)} ms; the ${where}: ${String(text)}`);
  };
  const press: Player['press'] = async (wanted, where = 'page') => {
    await driver.beforePress?.();
    const start = performance.now();
    const { x, y } = await until(`nothing to press: ${JSON.stringify(wanted)}`, where, async () => {
      const found = await look(wanted, where);
      if (found === undefined && performance.now() - start > SEARCH_AFTER_MS) await driver.evaluate(SCROLL_ON, where);
      if (found?.free !== true) return undefined;
      await wait(REST_MS);
      // Do not scroll again, because that would hide that the page has moved.
      const again = await look(wanted, where, true);
      if (again?.free !== true || again.x !== found.x || again.y !== found.y) return undefined;
      return where === 'frame' ? findInWindow(again) : again;
    });
    await driver.press(x, y, where);
  };
  // Converts a point of the frame. The frame itself cannot detect what covers it, such as the curtain of a loading
  // game.
  const findInWindow = async (point: Point): Promise<Point | undefined> =>
    ((await driver.evaluate(`(${toWindow.toString()})(${JSON.stringify({ x: point.x, y: point.y })})`)) ?? undefined) as Point | undefined;
  return {
    open: (address) => driver.open(address),
    address: async () => String(await driver.evaluate('location.href')),
    press,
    async fill(wanted, text, where = 'page') {
      await press(wanted, where);
      await driver.type(text, where);
    },
    async see(text, within, where = 'page') {
      await until(`not seen: ${text} in ${within === undefined ? 'the page' : JSON.stringify(within)}`, where, async () =>
        (await look(within, where))?.text.includes(text) === true ? true : undefined,
      );
    },
    seeOneOf: (wanted, where = 'page') =>
      until(`none seen: ${JSON.stringify(wanted)}`, where, async () => {
        for (const [index, each] of wanted.entries()) if ((await look(each, where)) !== undefined) return index;
        return undefined;
      }),
    async followToWindow(offer) {
      const isOffered = await until('no window was opened or offered', 'page', async () => {
        const isOpen = await driver.evaluate('true', 'window').catch(() => false);
        if (isOpen === true) return false;
        return (await look(offer, 'page')) === undefined ? undefined : true;
      });
      if (isOffered) await press(offer);
    },
    async missing(wanted, where = 'page') {
      await until(`still there: ${JSON.stringify(wanted)}`, where, async () =>
        (await look(wanted, where)) === undefined ? true : undefined,
      );
    },
  };
}

/**
 * Converts a point of the frame to pixels of the window, or returns null when something covers it. Runs in the page.
 */
function toWindow(point: Point): Point | null {
  const frame = document.querySelector('iframe');
  if (frame === null) return null;
  const corner = frame.getBoundingClientRect();
  const [x, y] = [corner.x + point.x, corner.y + point.y];
  return document.elementFromPoint(x, y) === frame ? { x, y } : null;
}

/** Scrolls by most of the window, and from the end back to the start. */
const SCROLL_ON = `(({ scrollHeight }, { innerHeight, scrollY }) => {
  const top = scrollY + innerHeight < scrollHeight - 1 ? scrollY + 0.8 * innerHeight : 0;
  scrollTo({ top, behavior: 'instant' });
})(document.documentElement, window)`;

/** Returns the enclosing elements from the outermost to the wanted one. */
function chainOf({ within, ...own }: Wanted): readonly Named[] {
  return [...(within === undefined ? [] : chainOf(within)), own];
}

type Searches = Pick<typeof TestingLibrary, 'queryAllByRole' | 'queryAllByLabelText'>;

/** Returns the first visible element and scrolls it into view unless `isStill` is set. Runs in the page. */
function find(chain: readonly Named[], isStill: boolean): Found | null {
  const { queryAllByRole, queryAllByLabelText } = (window as unknown as { TestingLibraryDom: Searches }).TestingLibraryDom;
  const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
  let roots: readonly HTMLElement[] = [document.body];
  for (const named of chain) {
    const within = roots.flatMap((root) => {
      if ('label' in named) return queryAllByLabelText(root, named.label);
      const { role, name } = named;
      if (name === undefined) return queryAllByRole(root, role, { hidden: true });
      const matches = [(own: string) => own === name, (own: string) => own.startsWith(name), (own: string) => own.includes(name)];
      const found = matches.map((match) => queryAllByRole(root, role, { hidden: true, name: match }).filter(isDrawn));
      return found.find(({ length }) => length > 0) ?? [];
    });
    const drawn = within.filter(isDrawn);
    roots = 'isLast' in named ? drawn.slice(-1) : drawn;
  }
  const [element] = roots;
  if (element === undefined) return null;
  if (element === document.body) return { x: 0, y: 0, text: element.innerText, free: false };
  const seen = element.getBoundingClientRect();
  if (!isStill && (seen.top < 80 || seen.bottom > window.innerHeight - 40))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const label = (element as HTMLInputElement).labels?.[0];
  const enabled = !element.matches(':disabled, [aria-disabled="true"]');
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless && (effect as KeyframeEffect | null)?.target?.contains(element) === true;
  });
  const free = enabled && !moves && top !== null && (element.contains(top) || label?.contains(top) === true);
  return { ...middle, text: element.innerText, free };
}
