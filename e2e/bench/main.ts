/**
 * `pnpm bench:composition`: measures the cost of composing the site from separately built remotes. It measures the
 * composed site and the same sources in one bundle in turn; for the loads also a federation with the plugin's defaults,
 * whose overhead we aim to halve at least. Prints medians, ratios and aims, and the libraries that a page of the
 * composed site loads twice; writes the results to `.site/bench/composition.json`.
 *
 *   --part loads        home and the sports page with an empty cache, on two networks
 *   --part routes       a screen of each remote entered for the first time and again; memory after 50 route changes
 *   --part interactions press to paint on board, slip, lobby and deposit form, with a slow processor
 *   --part release      what a returning player loads again after a release of one remote
 *   --quick             three rounds of each instead of nine
 *   --only sports       only subjects whose name starts with this
 *   --record            writes the measurements to `e2e/bench/baseline.json`, and them and their picture into
 *                       host/docs/performance-results.md
 *   --check             fails when a ratio is worse than the recorded one by more than its spread
 *
 * Only the ratios count; the times depend on the machine. On the slow network a connection to a remote's origin takes
 * two round trips in the loads, as over TLS; elsewhere it costs nothing, because all servers are on one machine.
 */
import '../compose/suitePorts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { WORKSPACE_DIR } from '@site/release/packages';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { CHROMIUM_ARGS, findChromium } from '../compose/chromium.mjs';
import { startPlatformProcess } from '../compose/platformProcess';
import { runTypeScript } from '../compose/run.mjs';
import { toAimTable } from './aims';
import { readBaseline, recordBaseline, regressions, type Recorded } from './baseline';
import { PEER_ORIGIN } from './defaults-peer/serve';
import { describeRun, loadOfMachine } from './describeRun';
import { drawPicture } from './drawPicture';
import { compareInteractions } from './interactions/compareInteractions';
import { compareLoads } from './loads/compareLoads';
import { writePage } from './measuredPage';
import { buildOneBundle } from './one-bundle/build';
import type { Part, PartOptions } from './part';
import { compareRelease } from './release/compareRelease';
import { compareRoutes } from './routes/compareRoutes';
import { toRow, toTable } from './samples';
import { ONE_BUNDLE_ORIGIN, serveVariants } from './serveVariants';
import { keepSession } from './visitor';

const RESULT_FILE = join(WORKSPACE_DIR, '.site', 'bench', 'composition.json');
const ROUNDS = 9;
const ROUNDS_IF_QUICK = 3;

/** The last part leaves the variants changed. */
const PARTS: Readonly<Record<string, (options: PartOptions) => Promise<Part>>> = {
  loads: compareLoads,
  routes: compareRoutes,
  interactions: compareInteractions,
  release: compareRelease,
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      record: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const unknown = values.part.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`);
  await runTypeScript('shared/release/buildAll.ts');
  const oneBundleDir = await buildOneBundle();

  const running = stopOnSignal();
  const dataDir = makeTemporaryFolder('bench');
  try {
    running.add(
      await startPlatformProcess({
        PLATFORM_DATA: dataDir,
        PLATFORM_LOG: 'error',
        MORE_SITE_ORIGINS: `${ONE_BUNDLE_ORIGIN} ${PEER_ORIGIN}`,
      }),
    );
    const variants = running.add(await serveVariants(oneBundleDir));
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
    running.add({ stop: () => browser.close() });
    const options: PartOptions = {
      browser,
      variants,
      sessions: {
        composed: await keepSession(browser, variants.composed.host),
        oneBundle: await keepSession(browser, variants.oneBundle.host),
      },
      rounds: values.quick ? ROUNDS_IF_QUICK : ROUNDS,
      only: values.only,
      onProgress: (line) => void process.stderr.write(`${line}\n`),
    };
    const parts: Part[] = [];
    const before = await readBaseline();
    for (const [name, measure] of Object.entries(PARTS)) {
      if (!values.part.includes(name)) continue;
      const begun = performance.now();
      const loadBefore = loadOfMachine();
      const part = await measure(options);
      const run = describeRun(part.samples, loadBefore, Date.now());
      parts.push(part);
      options.onProgress(`${name}: ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
      // Print each part as soon as it is done, because a later part may fail.
      const rows = part.samples.map(toRow);
      process.stdout.write(`\n${[run, toTable(rows), ...part.notes].join('\n\n')}\n`);
      if (values.record) await record(rows.map((row) => ({ ...row, run })));
    }

    const rows = parts.flatMap(({ samples }) => samples).map(toRow);
    process.stdout.write(`\n${toAimTable(rows)}\n`);
    await mkdir(join(RESULT_FILE, '..'), { recursive: true });
    await writeFile(RESULT_FILE, `${JSON.stringify({ rows, parts }, null, 2)}\n`);
    if (values.check) {
      const worse = regressions(rows, before);
      if (worse.length > 0) throw new Error(['worse than recorded:', ...worse].join('\n  '));
    }
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function record(rows: readonly Recorded[]): Promise<void> {
  const recorded = await recordBaseline(rows);
  await drawPicture(recorded);
  await writePage(recorded);
}

await main();
