/**
 * `pnpm bench:team`: runs and times each step of a working day of the wallet's team and of operations. The team works
 * in a fresh clone of the committed sources, in a temporary folder; operations deploy its releases to a site while a
 * player's page is open. Prints a table and writes it to `.site/bench/team.json`; a failed step stops the run.
 *
 *   --json   prints the contents of the file instead of the table
 *
 * The seconds depend on the machine and its load, which are reported.
 */
import '../../compose/suitePorts';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { WORKSPACE_DIR } from '@site/release/packages';
import { CHROMIUM_ARGS, findChromium } from '../../compose/chromium.mjs';
import { startPlatformProcess } from '../../compose/platformProcess';
import { DATABASE_OFFSET, PLATFORM_OFFSET } from '../../compose/ports.mjs';
import { startSite } from '../../compose/serve';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { OWN_SITE_PORT } from '../../compose/suite';
import { runCommand } from '../../support/command';
import { createReleaseFixture } from '../../support/releaseFixture';
import { createDay, inSeconds, toTable, type Day } from './day';
import { developmentSteps } from './develop';
import { canarySteps, openSite, promoteSteps, recoverySteps, switchSteps } from './operate';
import { createTeamClone } from './teamClone';
import { buildSteps, checkSteps, release, setupSteps } from './workSteps';

const RESULT_FILE = join(WORKSPACE_DIR, '.site', 'bench', 'team.json');
const BUILD_LIMIT_MS = 15 * 60_000;

type Running = ReturnType<typeof stopOnSignal>;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const running = stopOnSignal();
  const load = readLoad();
  const day = createDay(({ name, seconds, seen }) => {
    progress(`${inSeconds(seconds)} s  ${name}: ${seen}`);
  });
  try {
    await live(day, running);
  } finally {
    await running.stop();
  }
  const result = { processors: availableParallelism(), loadBefore: load, loadAfter: readLoad(), steps: day.steps };
  await mkdir(join(RESULT_FILE, '..'), { recursive: true });
  const text = `${JSON.stringify(result, null, 2)}\n`;
  await writeFile(RESULT_FILE, text);
  const machine = `${String(result.processors)} processors, load average ${load} before and ${result.loadAfter} after it`;
  process.stdout.write(values.json ? text : `\n${toTable(day.steps)}\n\n${machine}\n`);
}

async function live(day: Day, running: Running): Promise<void> {
  const folder = makeTemporaryFolder('team-day');
  running.add({ stop: () => rm(folder, { recursive: true, force: true }) });
  // The database user needs to traverse the folder.
  await chmod(folder, 0o711);
  progress(describeSources());

  const [sitePort, ownSitePort] = [Number(new URL(DEFAULT_ADDRESSES.host).port), OWN_SITE_PORT];
  const releases = await createReleaseFixture(sitePort);
  running.add({ stop: () => releases.remove() });
  const team = createTeamClone(join(folder, 'house'), {
    RELEASE_STORE: releases.environment['RELEASE_STORE'] ?? '',
    SITE_OPERATOR: 'wallet team',
    SITE_PORT: String(ownSitePort),
    PLATFORM_PORT: String(ownSitePort + PLATFORM_OFFSET),
    PLATFORM_DATABASE_PORT: String(ownSitePort + PLATFORM_OFFSET + DATABASE_OFFSET),
    PLATFORM_DATA: join(folder, 'team-platform'),
    PLATFORM_LOG: 'error',
  });
  const browser = await openBrowser(running);

  await setupSteps(day, team, await packageManager());
  await developmentSteps(day, team, browser);
  await checkSteps(day, team);
  await buildSteps(day, team);
  const first = { tip: team.writeTip('1'), version: await release(day, team, '`pnpm release remote-wallet`, after an edit') };

  progress('not counted: the site as it is deployed, built from these sources');
  await runCommand(process.execPath, ['--import', 'tsx', 'shared/release/buildAll.ts'], { cwd: WORKSPACE_DIR, limitMs: BUILD_LIMIT_MS });
  running.add(await startPlatformProcess({ PLATFORM_DATA: join(folder, 'platform'), PLATFORM_LOG: 'error' }));
  const site = running.add(await startSite({ ...releases.site, basePort: sitePort }));
  await releases.releaseAll();
  const operations = await openSite(day, releases, site, browser);
  await promoteSteps(operations, first);
  const second = { tip: team.writeTip('2'), version: await release(day, team, 'a second edit: `pnpm release remote-wallet`') };
  await canarySteps(operations, second, first);
  await switchSteps(operations, first);
  await recoverySteps(operations);
}

async function openBrowser(running: Running): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
  running.add({ stop: () => browser.close() });
  return browser;
}

async function packageManager(): Promise<string> {
  const facts = JSON.parse(await readFile(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as { readonly packageManager: string };
  return facts.packageManager;
}

function describeSources(): string {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: WORKSPACE_DIR, encoding: 'utf8' }) !== '';
  return changed ? 'What is not committed in this checkout is not in the clone' : 'The clone is of these sources';
}

function readLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
