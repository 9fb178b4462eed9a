import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { identifyBuild } from '../webpack/buildIdentity';
import type { Preset } from '../webpack/preset';
import { compressFiles } from './compress';
import { buildDir, hasBuild, writeCurrentBuild } from './currentBuild';
import { runWebpack } from './runWebpack';

/**
 * Builds one package for production, unless the build that its sources give already stands. Run in the package's folder, or with the folder as the
 * argument.
 */
async function buildPackage(packageDir: string): Promise<void> {
  const build = identifyBuild(packageDir);
  const label = `${build.packageName} ${build.name}`;
  if (hasBuild(packageDir, build.name)) {
    writeCurrentBuild(packageDir, build.name);
    process.stdout.write(`${label} unchanged\n`);
    return;
  }
  const started = performance.now();
  const { default: preset } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as { default: Preset };
  await compile(preset('production'), buildDir(packageDir, build.name));
  writeCurrentBuild(packageDir, build.name);
  process.stdout.write(`${label} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Compiles into a folder beside the final one, so that a build is there whole or not at all. */
async function compile(configuration: Configuration, finalDir: string): Promise<void> {
  const workDir = `${finalDir}.part`;
  await rm(workDir, { recursive: true, force: true });
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path: workDir } });
  if (stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`);
  }
  if (stats.hasErrors()) throw new Error(`${configuration.name ?? 'the package'} does not compile`);
  await compressFiles(workDir);
  await rm(finalDir, { recursive: true, force: true });
  await rename(workDir, finalDir);
}

buildPackage(process.argv[2] ?? process.cwd()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
