import type { Command } from 'commander';
import { defaultBuild } from '../deployment/defaultBuild';
import type { Environment } from '../deployment/environment';
import { readWatcher } from '../deployment/heartbeat';
import { readValue } from '../deployment/operation';
import { printPlans, printSightings } from './printPlans';
import { readPlans } from '../deployment/schedule';
import { look, watch, type Sighting } from '../deployment/watch';

const LOOK_SECONDS = 20;

export function addWatchCommands(program: Command, environment: Environment, out: (text: string) => void): void {
  const show = (json: true | undefined, data: object, text: string): void => {
    out(json ? `${JSON.stringify({ ok: true, ...data })}\n` : `${text}\n`);
  };
  program
    .command('scheduled')
    .description('changes that ops watch will make')
    .option('--build <name>', 'themed build', defaultBuild())
    .option('--json', 'for machines')
    .action(async ({ build, json }: { readonly build: string; readonly json?: true }) => {
      // This throws when there is no such build.
      environment.readSite(build);
      const [plans, watcher] = await Promise.all([readPlans(build, environment), readWatcher(environment)]);
      show(json, { plans, watcher }, printPlans(plans, watcher));
    });
  program
    .command('watch')
    .description('makes the scheduled changes of all themed builds, and raises or takes back canaries with --auto, until it is stopped')
    .option('--once', 'looks once')
    .option('--every <seconds>', `between two looks, ${LOOK_SECONDS} when left out; with --once: how often a timer asks for one`, (text) =>
      Number(readValue(SECONDS, text)),
    )
    .option('--json', 'for machines: one line for each look')
    .action(async ({ once, every, json }: { readonly once?: true; readonly every?: number; readonly json?: true }) => {
      const say = (sightings: readonly Sighting[]): void => {
        if (sightings.length > 0) show(json, { sightings }, printSightings(sightings, environment.now()));
      };
      if (once) {
        const sightings = await look(environment, every === undefined ? undefined : every * 1000);
        show(
          json,
          { sightings },
          sightings.length === 0 ? 'Nothing is due, and no canary is watched' : printSightings(sightings, environment.now()),
        );
      } else await untilStopped((signal) => watch(environment, signal, (every ?? LOOK_SECONDS) * 1000, say));
    });
}

const SECONDS = { kind: 'count', usage: '--every <seconds>', does: '' } as const;

/** Runs work until Ctrl-C or a service manager stops it between two checks. */
async function untilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const handleSignal = (): void => {
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, handleSignal);
  await work(stop.signal);
}
