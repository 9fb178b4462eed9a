import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageDir } from '@site/release/packages';
import { runCommand } from '../support/command';
import type { TeamRepository } from './teamRepository';

const LIMIT_MS = 120_000;

/**
 * Adds the remote of `skew/foreign-remote` to a team's repository, commits it and builds it with Rspack. During the
 * build it uses the libraries of this package instead of installing them.
 *
 * @returns the folder of the output
 */
export async function buildWithRspack(team: TeamRepository): Promise<string> {
  const e2e = packageDir('e2e');
  const remote = join(team.dir, 'remote-activities');
  for (const name of ['src', 'package.json', 'container.ts', 'rspack.config.ts'])
    cpSync(join(e2e, 'skew', 'foreign-remote', name), join(remote, name), { recursive: true });
  await team.commit();
  const libraries = join(remote, 'node_modules');
  symlinkSync(join(e2e, 'node_modules'), libraries, 'junction');
  const build = buildBy(pathToFileURL(join(remote, 'rspack.config.ts')).href);
  await runCommand(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', build], { cwd: e2e, limitMs: LIMIT_MS });
  rmSync(libraries);
  return join(remote, 'dist', 'rspack');
}

function buildBy(configuration: string): string {
  return `
    import { rspack } from '@rspack/core';
    import configuration from '${configuration}';
    rspack(configuration).run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });
  `;
}
