import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { identifyBuild } from '../webpack/buildIdentity';
import type { Preset } from '../webpack/preset';
import { alone } from './alone';
import { compile } from './compile';
import { buildDir, hasBuild, writeCurrentBuild } from './currentBuild';
import { recordBuild } from './recordBuild';

/** A function is optimised after it has run seven times as long as by default: a compiler that runs for seconds gains less from it than it costs. */
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * Builds one package for production, unless the build of its sources exists already. Run in the package's folder, or with the folders as the
 * arguments: one after the other, so that all but the first find the compiler loaded and warm.
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
  await compile(preset('production'), buildDir(packageDir, build.name), (folder, stats) => {
    recordBuild(folder, packageDir, build, stats);
  });
  writeCurrentBuild(packageDir, build.name);
  process.stdout.write(`${label} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

async function buildPackages(dirs: readonly string[]): Promise<void> {
  for (const dir of dirs) {
    await alone(join(dir, 'dist', '.lock'), () => buildPackage(dir));
    process.send?.(basename(dir));
  }
}

// Ends with the process that started it, however that one ended.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const named = process.argv.slice(2);
buildPackages(named.length > 0 ? named : [process.cwd()]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
