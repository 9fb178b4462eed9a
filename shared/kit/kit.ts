import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEFAULT_ADDRESSES } from '../release/addresses';
import { describeStartFailure, offerPorts, requireFreePorts } from '../release/listeners.mjs';
import { runWebpack } from '../release/runWebpack';
import { hashKit, kitConfiguration, OUTPUT_DIR } from './configuration';

/** 4110, and beside the site wherever `SITE_PORT` moves that. */
const DISTANCE = 10;
const PORT = Number(new URL(DEFAULT_ADDRESSES.host).port) + DISTANCE;

/** Kept beside the page's files; names the sources they were built from. */
const STAMP = 'build.txt';

/**
 * `pnpm kit`: the living page of all primitives, with refresh, until it is stopped. `pnpm kit --build` writes it to `.site/kit`, unless the
 * page there was built from the same sources.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--build')) await build();
  else await serve();
}

async function serve(): Promise<void> {
  await requireFreePorts('The kit', [PORT], () =>
    offerPorts(
      PORT,
      (port) => [port],
      (port) => `SITE_PORT=${String(port - DISTANCE)} pnpm kit`,
    ),
  );
  const options = { host: 'localhost', port: PORT, static: false, hot: true, client: { overlay: false, logging: 'warn' } } as const;
  await new WebpackDevServer(options, webpack(kitConfiguration('development'))).start();
  process.stdout.write(`kit on http://localhost:${String(PORT)}\n`);
}

async function build(): Promise<void> {
  const hash = hashKit();
  const stamp = join(OUTPUT_DIR, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    process.stdout.write(`kit ${hash} unchanged\n`);
    return;
  }
  const started = performance.now();
  const workDir = `${OUTPUT_DIR}.part`;
  await rm(workDir, { recursive: true, force: true });
  await compile(workDir);
  writeFileSync(join(workDir, STAMP), hash);
  await rm(OUTPUT_DIR, { recursive: true, force: true });
  await rename(workDir, OUTPUT_DIR);
  process.stdout.write(`kit ${hash} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

async function compile(path: string): Promise<void> {
  const configuration = kitConfiguration('production');
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path } });
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString({ preset: 'errors-warnings' })}\n`);
  if (stats.hasErrors()) throw new Error('the kit does not compile');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
