import { rename, rm } from 'node:fs/promises';
import type { Configuration, Stats } from 'webpack';
import { compressFiles } from './compress';
import { runWebpack } from '@site/build/runWebpack';

/**
 * Compiles into a folder beside the final one, compresses the result and moves it, so a build is either complete or
 * missing.
 *
 * @param record describes the build in a file of its folder
 */
export async function compile(
  configuration: Configuration,
  finalDir: string,
  record?: (folder: string, stats: Stats) => void,
): Promise<void> {
  const workDir = `${finalDir}.part`;
  await rm(workDir, { recursive: true, force: true });
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path: workDir } });
  if (stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`);
  }
  if (stats.hasErrors()) throw new Error(`${configuration.name ?? 'the package'} does not compile`);
  record?.(workDir, stats);
  await compressFiles(workDir);
  await rm(finalDir, { recursive: true, force: true });
  await rename(workDir, finalDir);
}
