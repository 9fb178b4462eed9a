import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { Driver, Place } from './driver';

const SEARCHES = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** For what is waited for, such as a page or the end of a round. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 250;

/** As a player names it: by its role and its name, or a part of the name where none has just that; or by its label, as for a password, which has no role. */
type Named = { readonly role: string; readonly name?: string } | { readonly label: string };

/** What is looked for, within something else or on the whole page. */
export type Wanted = Named & { readonly within?: Wanted };

/** A player before any browser: sees by roles and names, and uses a mouse and a keyboard. */
export interface Player {
  /** Waits until it is there, in sight and not covered, and presses it. */
  press(wanted: Wanted, where?: Place): Promise<void>;
  fill(wanted: Wanted, text: string): Promise<void>;
  /** Waits until its text contains this. */
  see(text: string, within: Wanted, where?: Place): Promise<void>;
  /** Waits until nothing of the kind is there. */
  missing(wanted: Wanted): Promise<void>;
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly free: boolean;
}

export function createPlayer(driver: Driver): Player {
  const look = async (wanted: Wanted, where: Place): Promise<Found | undefined> => {
    const known = await driver.evaluate("typeof window.TestingLibraryDom === 'object'", where);
    if (known !== true) await driver.evaluate(`(() => { ${SEARCHES}\n; return true; })()`, where);
    return ((await driver.evaluate(`(${find.toString()})(${JSON.stringify(chainOf(wanted))})`, where)) ?? undefined) as Found | undefined;
  };
  const until = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
    for (let waited = 0; waited < LIMIT_MS; waited += PAUSE_MS) {
      // A page or a frame that is exchanged meanwhile has nothing to ask.
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      await wait(PAUSE_MS);
    }
    throw new Error(
      `${what}, waited ${String(LIMIT_MS)} ms; the page: ${String(await driver.evaluate('document.body.innerText.slice(0, 600)'))}`,
    );
  };
  const press: Player['press'] = async (wanted, where = 'page') => {
    const { x, y } = await until(`nothing to press: ${JSON.stringify(wanted)}`, async () => {
      const found = await look(wanted, where);
      return found?.free === true ? found : undefined;
    });
    const corner = where === 'page' ? { x: 0, y: 0 } : ((await driver.evaluate(CORNER)) as { readonly x: number; readonly y: number });
    await driver.press(x + corner.x, y + corner.y);
  };
  return {
    press,
    async fill(wanted, text) {
      await press(wanted);
      await driver.type(text);
    },
    async see(text, within, where = 'page') {
      await until(`not seen: ${text} in ${JSON.stringify(within)}`, async () =>
        (await look(within, where))?.text.includes(text) === true ? true : undefined,
      );
    },
    async missing(wanted) {
      await until(`still there: ${JSON.stringify(wanted)}`, async () => ((await look(wanted, 'page')) === undefined ? true : undefined));
    },
  };
}

const CORNER = "(({ x, y }) => ({ x, y }))(document.querySelector('iframe').getBoundingClientRect())";

/** From the outermost to what is looked for. */
function chainOf({ within, ...own }: Wanted): readonly Named[] {
  return [...(within === undefined ? [] : chainOf(within)), own];
}

type Searches = Pick<typeof TestingLibrary, 'queryAllByRole' | 'queryAllByLabelText'>;

/** Runs in the page: the first that is drawn, scrolled into sight. */
function find(chain: readonly Named[]): Found | null {
  const { queryAllByRole, queryAllByLabelText } = (window as unknown as { TestingLibraryDom: Searches }).TestingLibraryDom;
  let roots: readonly HTMLElement[] = [document.body];
  for (const named of chain) {
    const within = roots.flatMap((root) => {
      if ('label' in named) return queryAllByLabelText(root, named.label);
      const { role, name } = named;
      if (name === undefined) return queryAllByRole(root, role, { hidden: true });
      const exact = queryAllByRole(root, role, { hidden: true, name });
      return exact.length > 0 ? exact : queryAllByRole(root, role, { hidden: true, name: (own: string) => own.includes(name) });
    });
    roots = within.filter((each) => each.getClientRects().length > 0);
  }
  const [element] = roots;
  if (element === undefined) return null;
  const seen = element.getBoundingClientRect();
  if (seen.top < 80 || seen.bottom > window.innerHeight - 40) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const label = (element as HTMLInputElement).labels?.[0];
  const enabled = !element.matches(':disabled, [aria-disabled="true"]');
  const free = enabled && top !== null && (element.contains(top) || label?.contains(top) === true);
  return { ...middle, text: element.innerText, free };
}
