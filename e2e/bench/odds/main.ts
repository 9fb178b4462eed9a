/**
 * `pnpm bench:odds`: the board under load. 500 matches in play with 30 prices each, 1,000 price changes a second, shown in turn by the composed
 * site, by a page written by hand and by AG Grid Community, each fed by the platform's own odds hub and stream with the same changes. Only the
 * source of the prices is the bench's: the platform publishes as it always does, twice a second, a message for each match that changed. Last the page
 * of one match, of which 50 prices change in a second.
 *
 *   --seconds 60     how long the frames of each page are observed, and then half as long its main thread
 *   --quick          15 seconds each
 *   --only by-hand   one of product, by-hand, ag-grid, match
 *   --every 500      milliseconds from one publication to the next
 *   --profile        writes a profile of a third of the time beside the result; the frames then include its own cost
 *   --assert         exits with 1 when an aim is missed
 *
 * Scripting is the processor time that the main thread spent in scripts (Chromium's `ScriptDuration` by thread time); what else runs on the machine
 * does not count. Long tasks and frames are by wall-clock time, and suffer from a busy machine. Frames are those of
 * `requestAnimationFrame`; without a screen Chromium's compositor begins one every 16.7 ms of its own, so that a longer one was late on the
 * main thread or on a busy machine. The main thread is measured separately, because observing frames runs a script of its own. The heap is read after a
 * collection, between the parts of the window. The bench fails when a page does not show the newest price of every match after the last change;
 * missed aims are only reported. Writes `.site/bench/odds.json`.
 *
 * On a shared machine the ratios are what counts.
 */
import '../../compose/suitePorts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { CHROMIUM_ARGS, findChromium } from '../../compose/chromium.mjs';
import { BENCH_OFFSET } from '../../compose/ports.mjs';
import { runTypeScript } from '../../compose/run.mjs';
import { startSite } from '../../compose/serve';
import { stopOnSignal } from '@site/shared/release/stopOnSignal';
import { makeTemporaryFolder } from '@site/shared/release/temporaryFolders';
import { TICK_MS } from '@site/platform/sportsbook/matches/settings';
import { keepSession } from '../visitor';
import { measureVariant } from './measureVariant';
import { toFigures, toFigureTable, toVerdicts, toVerdictTable, type Figures } from './oddsReport';
import { servePages } from './servePages';
import { startOddsPlatform } from './startOddsPlatform';
import { variantsOf } from './variants';

const RESULT_DIR = join(WORKSPACE_DIR, '.site', 'bench');
const SECONDS_IF_QUICK = 15;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      every: { type: 'string', default: String(TICK_MS) },
      profile: { type: 'boolean', default: false },
      assert: { type: 'boolean', default: false },
    },
  });
  const seconds = values.quick ? SECONDS_IF_QUICK : Number(values.seconds);
  await runTypeScript('shared/release/buildAll.ts');
  await mkdir(RESULT_DIR, { recursive: true });

  const running = stopOnSignal();
  const dataDir = makeTemporaryFolder('bench');
  try {
    const platform = running.add(
      await startOddsPlatform({ port: Number(new URL(DEFAULT_ADDRESSES.platform).port), dataDir, publishEveryMs: Number(values.every) }),
    );
    const site = running.add(await startSite());
    const pages = running.add(await servePages(Number(new URL(DEFAULT_ADDRESSES.host).port) + BENCH_OFFSET, DEFAULT_ADDRESSES.platform));
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
    running.add({ stop: () => browser.close() });

    const session = await keepSession(browser, site.origin);
    const variants = variantsOf({ site: site.origin, pages: pages.origin }, session).filter(({ id }) => id.startsWith(values.only));
    const all: Figures[] = [];
    for (const variant of variants) {
      const profileFile = values.profile ? join(RESULT_DIR, `odds-${variant.id}.cpuprofile`) : undefined;
      all.push(toFigures(await measureVariant({ browser, platform, variant, seconds, profileFile })));
      process.stderr.write(`${variant.name}: ${seconds} s\n`);
    }

    const verdicts = toVerdicts(all);
    await writeFile(
      join(RESULT_DIR, 'odds.json'),
      `${JSON.stringify({ seconds, everyMs: Number(values.every), figures: all, verdicts }, null, 2)}\n`,
    );
    process.stdout.write(`\n${toFigureTable(all)}\n\n${toVerdictTable(verdicts)}\n`);
    if (values.assert && verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
