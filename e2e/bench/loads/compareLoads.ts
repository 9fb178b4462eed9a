import { deadlineFromNow, inTurns } from '../inTurns';
import { FAST, SLOW } from '../networks';
import type { Part, PartOptions } from '../part';
import { kilobytes, type Measure, type Sample } from '../samples';
import { findDuplicates, type Duplicate } from './findDuplicates';
import { readLoadedScripts } from './loadedScripts';
import { measureLoad, type Load } from './measureLoad';
import { MEASURED_PAGES } from './pages';

/** In the order in which they are shown. */
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

/** Loads each page with an empty cache on both networks. Throws where it does not work, or where the one bundle is none. */
export async function compareLoads({ browser, variants, sessions, rounds, only, onProgress }: PartOptions): Promise<Part> {
  const deadline = deadlineFromNow();
  const samples: Sample[] = [];
  const notes: string[] = [];
  for (const page of MEASURED_PAGES.filter(({ name }) => name.startsWith(only))) {
    let scripts: readonly string[] = [];
    for (const network of [FAST, SLOW]) {
      const { composed, oneBundle } = await inTurns(rounds, deadline, (variant) =>
        measureLoad({
          browser,
          origin: variants[variant].host,
          page,
          network,
          storageState: page.visitor === 'member' ? sessions[variant] : undefined,
        }),
      );
      expectOneOrigin(oneBundle, variants.oneBundle.host);
      scripts = composed.at(-1)?.scripts ?? [];
      samples.push(
        ...MEASURES.map((measure) => ({
          subject: page.name,
          condition: network.name,
          measure,
          composed: composed.map((load) => load[measure]),
          oneBundle: oneBundle.map((load) => load[measure]),
        })),
      );
      onProgress(`${page.name}, ${network.name}: ${String(composed.length)} loads each`);
    }
    notes.push(toDuplicateTable(page.name, findDuplicates(readLoadedScripts(scripts, variants.composed))));
  }
  return { samples, notes };
}

/** The bundle must contain all remotes; otherwise the comparison is invalid. */
function expectOneOrigin(loads: readonly Load[], origin: string): void {
  const foreign = loads.flatMap(({ scripts }) => scripts).find((url) => !url.startsWith(`${origin}/`));
  if (foreign !== undefined) throw new Error(`the one bundle loads ${foreign}`);
}

/** Libraries that a page of the composed site loads more than once, one per line. */
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
