import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEFAULT_ADDRESSES } from '../release/addresses';
import { describeStartFailure, SITE_PORTS } from '../release/listeners.mjs';
import { buildPage, pageConfiguration } from '../release/page';
import { requirePort } from '../release/requirePort';
import { KIT } from './configuration';
import { scriptCommand } from '../release/scriptCommand.mjs';

/** Distance of the port from that of the site: 4110 by default, and it moves with `SITE_PORT`. */
const DISTANCE = SITE_PORTS.fromSite.kit;
const PORT = Number(new URL(DEFAULT_ADDRESSES.host).port) + DISTANCE;

/**
 * Runs `pnpm kit`: serves the component page with refresh until it is stopped. `pnpm kit --build` writes it to
 * `.site/kit`, unless that page was built from the same sources.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--build')) await buildPage(KIT, (text) => process.stdout.write(text));
  else await serve();
}

async function serve(): Promise<void> {
  await requirePort('The kit', PORT, (port) => `SITE_PORT=${String(port - DISTANCE)} ${scriptCommand('kit')}`);
  const options = { host: 'localhost', port: PORT, static: false, hot: true, client: { overlay: false, logging: 'warn' } } as const;
  await new WebpackDevServer(options, webpack(pageConfiguration(KIT, 'development'))).start();
  process.stdout.write(`kit on http://localhost:${String(PORT)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
