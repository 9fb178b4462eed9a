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
  /** Seed of the sportsbook: its matches are those of the platform that continues. */
  readonly seed: number;
  readonly games: readonly CatalogueGame[];
  readonly gameServers: GameServersPlan;
  readonly settings?: OwnSettings;
  readonly secret?: string;
  readonly log: Log;
}

/** Settings without automatic payments and captchas: a scene decides who pays, and nothing asks a person at a screen. */
const STEERED_SETTINGS: OwnSettings = { cashierAutoPaySeconds: '', withdrawalAutoPaySeconds: '', captcha: 'off' };

/**
 * Fills an empty database with ninety days of the demo's members. Everything is done by the calls of the site at a platform with a clock of its own,
 * nothing is written past it.
 *
 * @throws where anything is refused; the database is then of no use
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
        // A server that looks for work while its clock stands still is refused, and says so; a visit that fails ends the demo.
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

/** A busy machine takes long to bundle the pages of the venues, for which a platform would not wait. */
async function untilUp(servers: GameServers, games: readonly CatalogueGame[]): Promise<void> {
  const end = performance.now() + UP_WITHIN_MS;
  while (!games.every(({ enName }) => servers.isUp(enName)) && performance.now() < end) await pause(100);
}
