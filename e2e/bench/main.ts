/**
 * `pnpm bench:composition`: measures the cost of composing the site from separately built remotes. Loads home and the sports page with an empty
 * cache, as the composed site and as the same sources in one bundle in turn, on two networks; prints medians and ratios, and which libraries
 * a page of the composed site loads twice. Writes all of it to `.site/bench/composition.json`.
 *
 *   --quick          three loads of each in place of nine
 *   --page sports    only pages whose name begins so
 *
 * The ratios are what counts: the times are of this machine. Connections to further origins cost nothing here, as everything is on it.
 */
import '../compose/suitePorts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { CHROMIUM_ARGS, findChromium } from '../compose/chromium.mjs';
import { startPlatformProcess } from '../compose/platformProcess';
import { runTypeScript } from '../compose/run.mjs';
import { stopOnSignal } from '@site/shared/release/stopOnSignal';
import { compare } from './compare';
import { buildOneBundle } from './one-bundle/build';
import { toDuplicateTable, toRows, toTable } from './report';
import { ONE_BUNDLE_ORIGIN, serveVariants } from './serveVariants';

const RESULT_FILE = join(WORKSPACE_DIR, '.site', 'bench', 'composition.json');
const LOADS = 9;
const LOADS_IF_QUICK = 3;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, page: { type: 'string', default: '' } } });
  await runTypeScript('shared/release/buildAll.ts');
  const oneBundleDir = await buildOneBundle();

  const running = stopOnSignal();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-bench-'));
  try {
    running.add(await startPlatformProcess({ PLATFORM_DATA: dataDir, PLATFORM_LOG: 'error', MORE_SITE_ORIGINS: ONE_BUNDLE_ORIGIN }));
    const variants = running.add(await serveVariants(oneBundleDir));
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
    running.add({ stop: () => browser.close() });
    const { comparisons, duplicates } = await compare({
      browser,
      variants,
      loads: values.quick ? LOADS_IF_QUICK : LOADS,
      pagePrefix: values.page,
      onProgress: (line) => void process.stderr.write(`${line}\n`),
    });

    await mkdir(join(RESULT_FILE, '..'), { recursive: true });
    const rows = comparisons.map((comparison) => ({ ...comparison, rows: toRows(comparison) }));
    await writeFile(RESULT_FILE, `${JSON.stringify({ comparisons: rows, duplicates: Object.fromEntries(duplicates) }, null, 2)}\n`);
    const tables = [toTable(comparisons), ...[...duplicates].map(([page, found]) => toDuplicateTable(page, found))];
    process.stdout.write(`\n${tables.join('\n\n')}\n`);
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
