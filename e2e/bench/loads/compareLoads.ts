import type { Site } from '../../compose/serve';
import { serveDefaultsPeer } from '../defaults-peer/serve';
import { ALL_VARIANTS, inTurns, type Variant } from '../inTurns';
import { connectionTime, FAST, SLOW } from '../networks';
import type { Compared, Part, PartOptions } from '../part';
import { kilobytes, type Measure, type Sample } from '../samples';
import { keepSession, type StorageState } from '../visitor';
import { findDuplicates, type Duplicate } from './findDuplicates';
import { readLoadedScripts } from './loadedScripts';
import { measureLoad, type Load } from './measureLoad';
import { MEASURED_PAGES } from './pages';
import { weighLibraries, type Weight } from './weighLibraries';

/** Measures in display order. */
const MEASURES = [
  'bytes',
  'codeBytes',
  'requests',
  'codeRequests',
  'codeDepth',
  'fcpMs',
  'lcpMs',
  'readyMs',
  'layoutShift',
  'scriptMs',
  'taskMs',
] as const satisfies readonly (keyof Load & Measure)[];

const NETWORKS = [FAST, SLOW];

/** Address of a form of the site, and the session of a member on it. */
interface Form {
  readonly origin: string;
  readonly session: StorageState;
  readonly bypassCSP: boolean;
}

/**
 * Loads each page with an empty cache on both networks, also from a federation with the plugin's defaults. Throws when
 * a page fails, or when the one bundle loads scripts of another origin.
 */
export async function compareLoads(options: PartOptions): Promise<Part> {
  const peer = await serveDefaultsPeer();
  try {
    return await loadPages(options, peer);
  } finally {
    await peer.stop();
  }
}

async function loadPages({ browser, variants, sessions, rounds, only, onProgress }: PartOptions, peer: Site): Promise<Part> {
  const forms: Readonly<Record<Variant, Form>> = {
    composed: { origin: variants.composed.host, session: sessions.composed, bypassCSP: false },
    oneBundle: { origin: variants.oneBundle.host, session: sessions.oneBundle, bypassCSP: false },
    defaults: { origin: peer.origin, session: await keepSession(browser, peer.origin, true), bypassCSP: true },
  };
  const samples: Sample[] = [];
  const notes: string[] = [];
  const pages = MEASURED_PAGES.filter(({ name }) => name.startsWith(only));
  for (const page of pages) {
    let scripts: Readonly<Record<Compared, readonly string[]>> = { composed: [], oneBundle: [] };
    for (const network of NETWORKS) {
      variants.setNetwork(network);
      peer.setConnectionTime(connectionTime(network));
      const { composed, oneBundle, defaults } = await inTurns(ALL_VARIANTS, rounds, pages.length * NETWORKS.length, (variant) => {
        const { origin, session, bypassCSP } = forms[variant];
        return measureLoad({ browser, origin, page, network, storageState: page.visitor === 'member' ? session : undefined, bypassCSP });
      });
      expectOneOrigin(oneBundle, variants.oneBundle.host);
      scripts = { composed: composed.at(-1)?.scripts ?? [], oneBundle: oneBundle.at(-1)?.scripts ?? [] };
      samples.push(
        ...MEASURES.map((measure) => ({
          subject: page.name,
          condition: network.name,
          measure,
          composed: composed.map((load) => load[measure]),
          oneBundle: oneBundle.map((load) => load[measure]),
          defaults: defaults.map((load) => load[measure]),
        })),
      );
      onProgress(`${page.name}, ${network.name}: ${String(composed.length)} loads each`);
    }
    const composed = readLoadedScripts(scripts.composed, variants.composed);
    const oneBundle = readLoadedScripts(scripts.oneBundle, variants.oneBundle, variants.oneBundleDir);
    notes.push(toDuplicateTable(page.name, findDuplicates(composed)), toWeightTable(page.name, weighLibraries(composed, oneBundle)));
  }
  variants.setNetwork(FAST);
  return { samples, notes };
}

/**
 * Throws when a script comes from another origin: the bundle must contain all remotes, otherwise the comparison is
 * invalid.
 */
function expectOneOrigin(loads: readonly Load[], origin: string): void {
  const foreign = loads.flatMap(({ scripts }) => scripts).find((url) => !url.startsWith(`${origin}/`));
  if (foreign !== undefined) throw new Error(`the one bundle loads ${foreign}`);
}

/** Returns a table of the libraries that a page of the composed site loads more than once. */
function toDuplicateTable(page: string, duplicates: readonly Duplicate[]): string {
  const total = duplicates.reduce((sum, { extraBytes }) => sum + extraBytes, 0);
  const lines = duplicates.map(
    ({ library, extraBytes, modules, files }) => `| ${library} | ${kilobytes(extraBytes)} | ${String(modules)} | ${files.join(', ')} |`,
  );
  return [
    `twice on ${page}: about ${kilobytes(total)}`,
    '',
    '| library | too much | modules | in |',
    '| --- | --: | --: | --- |',
    ...lines,
  ].join('\n');
}

/** Smallest difference that is shown; below it the error of the estimate dominates. */
const LEAST_SHOWN_BYTES = 200;

/** Returns a table with the size of a page's scripts in both forms, by library and package. */
function toWeightTable(page: string, weights: readonly Weight[]): string {
  const shown = weights.filter(({ composed, oneBundle }) => Math.max(composed, oneBundle) >= LEAST_SHOWN_BYTES);
  const rest = weights.filter((weight) => !shown.includes(weight));
  const small = {
    owner: `${String(rest.length)} smaller ones`,
    composed: total(rest, 'composed'),
    oneBundle: total(rest, 'oneBundle'),
  };
  const all = { owner: 'all scripts', composed: total(weights, 'composed'), oneBundle: total(weights, 'oneBundle') };
  const lines = [...shown, small, all].map(
    ({ owner, composed, oneBundle }) =>
      `| ${owner} | ${kilobytes(composed)} | ${kilobytes(oneBundle)} | ${kilobytes(composed - oneBundle)} |`,
  );
  return [`scripts of ${page}`, '', '| of | composed | one bundle | more |', '| --- | --: | --: | --: |', ...lines].join('\n');
}

function total(weights: readonly Weight[], form: Compared): number {
  return weights.reduce((sum, weight) => sum + weight[form], 0);
}
