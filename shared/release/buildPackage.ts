import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { identifyBuild } from '@site/build/buildIdentity';
import type { Preset } from '@site/build';
import { alone } from './alone';
import { compile } from './compile';
import { buildDir, hasBuild, writeCurrentBuild } from './currentBuild';
import { recordBuild } from './recordBuild';

/**
 * V8 optimises a function after seven times its default budget: a compiler that runs for only seconds gains less from
 * optimisation than it costs.
 */
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * Builds one package for production, unless a build of its sources exists. Run it in the package's folder, or with
 * folders as arguments: they are built in order, so only the first one has to load the compiler.
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

// Exit with the parent process, even if it was killed.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const named = process.argv.slice(2);
buildPackages(named.length > 0 ? named : [process.cwd()]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
