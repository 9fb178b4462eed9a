import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { describeStartFailure, SITE_PORTS } from '@site/release/listeners';
import { buildPage } from '@site/build/page';
import { servePage } from '@site/build/servePage';
import { requirePort } from '@site/release/requirePort';
import { KIT } from './configuration';
import { scriptCommand } from '@site/release/scriptCommand';

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
  await servePage(KIT, PORT);
  process.stdout.write(`kit on http://localhost:${String(PORT)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
