import { readFileSync } from 'node:fs';
import type { WalletAccess } from '../kit/conformance/startTestWallet';
import { createWalletClient } from '../kit/wallet/createWalletClient';
import { DEMO_VENUES } from '../startDemoVenues';

export interface ServeOrder {
  readonly provider: string;
  readonly port: number;
  readonly wallet: WalletAccess;
  /** File that contains the time, so that every process reads the same moment, even right after its start. */
  readonly clockFile: string;
}

/** Factor by which pauses and ticks are shortened. */
const HASTE = 10;

/** Runs one venue in its own process until it is killed or its parent exits. */
async function serve(): Promise<void> {
  const { provider: id, port, wallet, clockFile } = JSON.parse(process.env['SERVE_ORDER'] ?? '') as ServeOrder;
  hurry();
  process.once('disconnect', () => process.exit());
  const provider = DEMO_VENUES.providers.find((each) => each.id === id);
  if (provider === undefined) throw new Error(`no provider ${id}`);
  const { url } = await provider.start({
    bank: createWalletClient(wallet),
    port,
    hostOrigins: [],
    secret: 'a secret of the venue that nobody knows',
    now: () => Number(readFileSync(clockFile, 'utf8')),
  });
  process.send?.(url);
}

function hurry(): void {
  const { setTimeout: wait, setInterval: repeat } = globalThis;
  // Node's own `fetch` passes arguments to its timers.
  globalThis.setTimeout = ((run: () => void, ms = 0, ...given: []) => wait(run, ms / HASTE, ...given)) as typeof setTimeout;
  globalThis.setInterval = ((run: () => void, ms = 0, ...given: []) => repeat(run, ms / HASTE, ...given)) as typeof setInterval;
}

void serve();
