/**
 * `pnpm bench:feed`: measures the cost of the price stream for the platform and for a follower. The platform publishes
 * 1,000 price changes per second for 500 matches in play, in its normal way; each of 200 followers subscribes to a
 * screen of 30 matches at another place of the board. Prints bytes per follower, delay of a change, and processor time
 * of the platform. Fails when a follower missed a change.
 *
 *   --followers 200   number of followers
 *   --screen 30       matches per follower
 *   --seconds 60      duration
 *   --every 500       milliseconds between two publications
 *
 * Followers and platform share the machine.
 */
import '../../compose/suitePorts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TICK_MS } from '@site/platform/sportsbook/matches/settings';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { percentile } from '../statistics';
import { openFollowers, type Received } from './openFollowers';
import type { PlatformUse } from './platform';

/** Time for the last messages to arrive after the prices stop moving. */
const LAST_MESSAGES_MS = 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      followers: { type: 'string', default: '200' },
      screen: { type: 'string', default: '30' },
      seconds: { type: 'string', default: '60' },
      every: { type: 'string', default: String(TICK_MS) },
    },
  });
  const [followerCount, screen, seconds] = [Number(values.followers), Number(values.screen), Number(values.seconds)];
  const running = stopOnSignal();
  const dataDir = makeTemporaryFolder('bench');
  try {
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const platform = running.add(await startPlatform(dataDir, values.every));
    const url = `${DEFAULT_ADDRESSES.platform.replace('http', 'ws')}/stream/api/v1/odds`;
    const followers = running.add(await openFollowers(url, followerCount, screen));
    followers.read();
    const use = await platform.run(seconds);
    await delay(LAST_MESSAGES_MS);
    const received = followers.read();
    process.stdout.write(`load average ${load} before it\n${toTable(received, use, { followerCount, seconds })}\n`);
    if (received.gaps > 0) throw new Error(`${String(received.gaps)} changes did not follow the one before`);
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface PlatformUnderLoad {
  run(seconds: number): Promise<PlatformUse>;
  stop(): Promise<void>;
}

async function startPlatform(dataDir: string, everyMs: string): Promise<PlatformUnderLoad> {
  const { port } = new URL(DEFAULT_ADDRESSES.platform);
  const child = fork(join(import.meta.dirname, 'platform.ts'), [port, dataDir, everyMs], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('the platform has ended');
  });
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return {
    async run(seconds) {
      child.send({ seconds });
      const [use] = (await Promise.race([once(child, 'message'), failed])) as [PlatformUse];
      return use;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

interface Load {
  readonly followerCount: number;
  readonly seconds: number;
}

function toTable({ bytes, messages, delaysMs }: Received, { processorShare, loopP95Ms, changes }: PlatformUse, load: Load): string {
  const perFollower = (amount: number): number => amount / load.followerCount / load.seconds;
  return [
    '| of | |',
    '| --- | --: |',
    `| price changes a second | ${(changes / load.seconds).toFixed(0)} |`,
    `| bytes per follower and second | ${(perFollower(bytes) / 1000).toFixed(1)} kB |`,
    `| messages per follower and second | ${perFollower(messages).toFixed(1)} |`,
    `| published to there, 50 % | ${percentile(delaysMs, 0.5).toFixed(0)} ms |`,
    `| published to there, 95 % | ${percentile(delaysMs, 0.95).toFixed(0)} ms |`,
    `| processor time of the platform | ${(processorShare * 100).toFixed(0)} % of one |`,
    `| its event loop late, 95 % | ${loopP95Ms.toFixed(0)} ms |`,
  ].join('\n');
}

await main();
