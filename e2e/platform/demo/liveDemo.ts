import { setTimeout as pause } from 'node:timers/promises';
import { businessDayOf, createClock, SILENT_LOG, type CatalogueGame, type GameServers, type GameServersPlan, type Log } from '../kernel';
import type { OwnSettings } from '../site/createSettings';
import { createSportsbook } from '../sportsbook';
import { startPlatform } from '../startPlatform';
import { demoCalendar } from './demoCalendar';
import { createLife, type VenueClock } from './life';
import { liveThrough, type LivingOptions } from './liveThrough';
import { LIFE_DAYS, planLife } from './planLife';

export interface DemoOptions extends LivingOptions {
  readonly databaseUrl: string;
  readonly present: Date;
  /** Seed of the sportsbook, the same as on the platform that continues the demo. */
  readonly seed: number;
  readonly games: readonly CatalogueGame[];
  readonly gameServers: GameServersPlan;
  readonly settings?: OwnSettings;
  readonly secret?: string;
  readonly log: Log;
}

/** Settings without automatic payments and captchas: scenes decide on payments, and no person is at a screen. */
const STEERED_SETTINGS: OwnSettings = { cashierAutoPaySeconds: '', withdrawalAutoPaySeconds: '', captcha: 'off' };

/**
 * Fills an empty database with ninety days of the demo members. Uses only the site's calls, on a platform with its own
 * clock, and writes nothing directly.
 *
 * @throws when a call fails; the database is then unusable
 */
export async function liveDemo({
  databaseUrl,
  present,
  seed,
  settings,
  secret,
  log,
  games,
  gameServers,
  ...living
}: DemoOptions): Promise<void> {
  const clock = createClock();
  clock.freeze();
  clock.set(businessDayOf(present, LIFE_DAYS).from.getTime());
  const venueClock: VenueClock = { isOpen: false, stoodStillAtMs: clock.nowMs() };
  const platform = await startPlatform({
    games,
    gameServers: {
      ...gameServers,
      async start(options) {
        // Silence the log: a server that polls while its clock stands still is refused and logs it. A failed visit ends
        // the demo anyway.
        const now = (): number => (venueClock.isOpen ? clock.nowMs() : venueClock.stoodStillAtMs);
        const servers = await gameServers.start({ ...options, log: SILENT_LOG, now });
        await untilUp(servers, games);
        return servers;
      },
    },
    database: { status: 'url', url: databaseUrl },
    createSportsbook: (dependencies) => createSportsbook(dependencies, demoCalendar(present.getTime())),
    port: 0,
    sandbox: { port: 0 },
    seed,
    clock,
    log,
    runsByItself: false,
    settings: { ...settings, ...STEERED_SETTINGS },
    ...(secret === undefined ? {} : { secret }),
    seedScope: { members: ['unbound1'], contentClock: { nowMs: () => present.getTime(), now: () => present } },
  });
  try {
    const life = createLife(platform, venueClock, seed);
    await liveThrough(life, planLife(present, seed), games, living);
    await life.travelTo(present.getTime());
    await life.tick();
  } finally {
    await platform.stop();
  }
}

const UP_WITHIN_MS = 120_000;

/**
 * Waits for the venue servers. A busy machine bundles their pages slowly, and the platform itself does not wait for
 * them.
 */
async function untilUp(servers: GameServers, games: readonly CatalogueGame[]): Promise<void> {
  const end = performance.now() + UP_WITHIN_MS;
  while (!games.every(({ enName }) => servers.isUp(enName)) && performance.now() < end) await pause(100);
}
