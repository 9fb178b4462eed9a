import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Condition } from './condition';

const LATENCY_MS = 400;
const BYTES_PER_SECOND = 400_000 / 8;
const OFFLINE_MS = 1_500;
/** Number of presses after which the connection is lost again. */
const PRESSES_PER_LOSS = 4;

const clients = new WeakMap<Page, CDPSession>();

/** Slow 3G, with moments without a connection between the player's presses. */
export const slowNetwork: Condition = {
  name: 'slow 3G, offline moments',
  limitMs: 120_000,
  causes: /ERR_INTERNET_DISCONNECTED/,
  async prepare(page) {
    const client = await page.context().newCDPSession(page);
    clients.set(page, client);
    await setOffline(client, false);
  },
  async beforePress(page, presses) {
    const client = clients.get(page);
    if (client === undefined || presses % PRESSES_PER_LOSS !== PRESSES_PER_LOSS - 1) return;
    await setOffline(client, true);
    await wait(OFFLINE_MS);
    await setOffline(client, false);
  },
};

async function setOffline(client: CDPSession, offline: boolean): Promise<void> {
  const downloadThroughput = BYTES_PER_SECOND;
  await client.send('Network.emulateNetworkConditions', {
    offline,
    latency: LATENCY_MS,
    downloadThroughput,
    uploadThroughput: downloadThroughput,
  });
}
