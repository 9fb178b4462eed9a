import type { Browser } from '@playwright/test';
import { findDuplicates, type Duplicate } from './findDuplicates';
import { readLoadedScripts } from './loadedScripts';
import { measureLoad, type Load } from './measureLoad';
import { MEASURED_PAGES, NETWORKS, type MeasuredPage } from './pages';
import type { Comparison } from './report';
import type { Variants } from './serveVariants';
import { keepSession } from './signIn';

export interface CompareOptions {
  readonly browser: Browser;
  readonly variants: Variants;
  /** How often each variant is loaded, per page and network. */
  readonly loads: number;
  readonly pagePrefix: string;
  readonly onProgress: (line: string) => void;
}

export interface Comparisons {
  readonly comparisons: readonly Comparison[];
  /** By page of the composed site. */
  readonly duplicates: ReadonlyMap<string, readonly Duplicate[]>;
}

type Variant = 'composed' | 'oneBundle';
const VARIANTS: readonly Variant[] = ['composed', 'oneBundle'];

/** After this long no further round begins: fewer loads are better than a bench without an end. */
const BUDGET_MS = 12 * 60_000;
const LEAST_LOADS = 3;

/** Loads the two variants in turn, page by page and network by network. Throws where one of them does not work. */
export async function compare({ browser, variants, loads, pagePrefix, onProgress }: CompareOptions): Promise<Comparisons> {
  const deadline = Date.now() + BUDGET_MS;
  const sessions = {
    composed: await keepSession(browser, variants.composed.host),
    oneBundle: await keepSession(browser, variants.oneBundle.host),
  };
  const comparisons: Comparison[] = [];
  const duplicates = new Map<string, readonly Duplicate[]>();
  for (const page of MEASURED_PAGES.filter(({ name }) => name.startsWith(pagePrefix))) {
    for (const network of NETWORKS) {
      const load = async (variant: Variant): Promise<Load> => {
        const origin = variants[variant].host;
        const storageState = page.visitor === 'member' ? sessions[variant] : undefined;
        return measureLoad({ browser, origin, page, network, storageState });
      };
      // The first load of each warms up the servers and the browser.
      for (const variant of VARIANTS) await load(variant);
      const found: Record<Variant, Load[]> = { composed: [], oneBundle: [] };
      for (let round = 0; round < loads && (round < LEAST_LOADS || Date.now() < deadline); round += 1) {
        for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) found[variant].push(await load(variant));
      }
      expectOneOrigin(found.oneBundle, variants.oneBundle.host);
      comparisons.push({ page: page.name, network: network.name, ...found });
      onProgress(`${page.name}, ${network.name}: ${String(found.composed.length)} loads each`);
    }
    duplicates.set(page.name, duplicatesOf(page, comparisons, variants));
  }
  return { comparisons, duplicates };
}

/** The bundle must contain all remotes; otherwise the comparison is invalid. */
function expectOneOrigin(loads: readonly Load[], origin: string): void {
  const foreign = loads.flatMap(({ scripts }) => scripts).find((url) => !url.startsWith(`${origin}/`));
  if (foreign !== undefined) throw new Error(`the one bundle loads ${foreign}`);
}

function duplicatesOf({ name }: MeasuredPage, comparisons: readonly Comparison[], { composed }: Variants): readonly Duplicate[] {
  const scripts = comparisons.find(({ page }) => page === name)?.composed.at(-1)?.scripts ?? [];
  return findDuplicates(readLoadedScripts(scripts, composed));
}
