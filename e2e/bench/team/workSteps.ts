import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCurrentBuild } from '@site/release/currentBuild';
import type { Day } from './day';
import type { TeamClone } from './teamClone';

const PACKAGE = 'remote-wallet';

export async function setupSteps(day: Day, team: TeamClone, packageManager: string): Promise<void> {
  await day.step('`git clone`', async () => `commit ${await team.clone()}`);
  await day.step('`pnpm install`, packages from the store of this machine', async () => {
    await team.run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
    return `${String((await readdir(join(team.remote, '..', 'node_modules', '.pnpm'))).length)} packages`;
  });
}

/** Runs the checks that a team runs on its work. */
export async function checkSteps(day: Day, team: TeamClone): Promise<void> {
  await day.step('`jest remote-wallet`: own unit tests', async () => lineOf(await team.tool('jest', PACKAGE), /^Tests: +(.*)$/m));
  await day.step('own lint, types and boundaries', async () => {
    const lint = lineOf(await team.tool('oxlint', PACKAGE), /(Found 0 warnings and 0 errors)/);
    await team.script('shared/release/typecheck.ts', PACKAGE);
    const boundaries = lineOf(
      await team.tool('depcruise', PACKAGE, '--config', '.dependency-cruiser.cjs'),
      /(no dependency violations found.*)$/m,
    );
    return `${lint}; types are right; ${boundaries}`;
  });
}

export async function buildSteps(day: Day, team: TeamClone): Promise<void> {
  await day.step('`pnpm --filter remote-wallet build`, the first', async () => {
    await team.script('shared/release/buildPackage.ts', team.remote);
    const build = readCurrentBuild(team.remote);
    if (build === undefined) throw new Error('it was built and there is no build');
    return build.version;
  });
  await day.step('`site check`: types, contract, texts, build', async () => {
    const said = await team.run(process.execPath, 'shared/release/site.mjs', 'check', PACKAGE);
    return [...said.matchAll(/^remote-wallet (\w+): ok$/gm)].map(([, name]) => `${String(name)} ok`).join(', ');
  });
}

export async function release(day: Day, team: TeamClone, name: string): Promise<string> {
  let version = '';
  await day.step(name, async () => {
    await team.commit(name);
    const said = await team.script('shared/release/release.ts', PACKAGE, '--json');
    // The output of the build comes first.
    const released = JSON.parse(lineOf(said, /^(\{\n[\s\S]*\})$/m)) as {
      readonly outcome: string;
      readonly version: string;
      readonly files: number;
      readonly bytes: number;
    };
    version = released.version;
    return `${released.version} is ${released.outcome}, ${String(released.files)} files of ${(released.bytes / 1000).toFixed(0)} kB`;
  });
  return version;
}

/** Returns the line of a tool's output that reports success. */
function lineOf(output: string, pattern: RegExp): string {
  const [, line] = pattern.exec(output) ?? [];
  if (line === undefined) throw new Error(`the tool did not say ${String(pattern)}:\n${output.slice(-1000)}`);
  return line;
}
