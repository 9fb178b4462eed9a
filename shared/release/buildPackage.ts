import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { identifyBuild } from '../webpack/buildIdentity';
import type { Preset } from '../webpack/preset';
import { compile } from './compile';
import { buildDir, hasBuild, writeCurrentBuild } from './currentBuild';

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

buildPackage(process.argv[2] ?? process.cwd()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
