/**
 * Runs the platform of `pnpm bench:feed` in its own process, so its processor time can be measured alone. It
 * communicates with the bench over the process channel: `{ seconds }` moves prices for this time and is answered by
 * `PlatformUse`.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { stopOnSignal } from '@site/release/stopOnSignal';
import { startOddsPlatform } from '../odds/startOddsPlatform';

/** Resources that the platform used while prices moved. */
export interface PlatformUse {
  /** Share of the real time that the main process of the platform used. */
  readonly processorShare: number;
  /** Delay of its event loop. */
  readonly loopP95Ms: number;
  readonly changes: number;
}

const [port = '', dataDir = '', everyMs = ''] = process.argv.slice(2);
const running = stopOnSignal();
const platform = running.add(await startOddsPlatform({ port: Number(port), dataDir, publishEveryMs: Number(everyMs) }));

process.on('message', ({ seconds }: { readonly seconds: number }) => {
  void measure(seconds).then((use) => process.send?.(use));
});
process.on('disconnect', () => {
  void running.stop().finally(() => process.exit());
});
process.send?.('ready');

async function measure(seconds: number): Promise<PlatformUse> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const [from, before] = [performance.now(), process.cpuUsage()];
  const changes = await platform.run(seconds);
  const { user, system } = process.cpuUsage(before);
  loop.disable();
  return { processorShare: (user + system) / 1000 / (performance.now() - from), loopP95Ms: loop.percentile(95) / 1e6, changes };
}
