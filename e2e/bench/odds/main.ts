/**
 * `pnpm bench:odds`: measures the board under load. 500 matches in play with 30 prices each and 1,000 price changes per
 * second are shown in turn by the composed site, by a handwritten page and by AG Grid Community. The platform's own
 * odds hub and stream send the same changes to each. Only the source of the prices belongs to the bench: the platform
 * publishes in its normal way, twice per second, one message per changed match. Last comes the page of one match with
 * 50 price changes per second.
 *
 *   --seconds 60     observes the frames of each page for this time, and its main thread for half of it
 *   --quick          15 seconds each
 *   --only by-hand   one of product, by-hand, ag-grid, match
 *   --every 500      milliseconds between two publications
 *   --profile        writes a profile of a third of the time beside the result; the frames then include its cost
 *   --assert         exits with 1 when an aim is missed
 *
 * Scripting is the processor time that the main thread spent in scripts (Chromium's `ScriptDuration` by thread time),
 * which other processes do not affect. Long tasks and frames are wall-clock time and suffer from a busy machine. Frames
 * are those of `requestAnimationFrame`; without a screen Chromium's compositor starts one every 16.7 ms, so a longer
 * frame was late because of the main thread or a busy machine. The main thread is measured separately, because
 * observing frames runs a script. The heap is read after a garbage collection, between the parts of the window. The
 * bench fails when a page does not show the newest price of every match after the last change; missed aims are only
 * reported. Writes `.site/bench/odds.json`.
 *
 * Only the ratios count on a shared machine.
 */
import '../../compose/suitePorts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { WORKSPACE_DIR } from '@site/release/packages';
import { CHROMIUM_ARGS, findChromium } from '../../compose/chromium.mjs';
import { BENCH_OFFSET } from '../../compose/ports.mjs';
import { runTypeScript } from '../../compose/run.mjs';
import { startSite } from '../../compose/serve';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
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
