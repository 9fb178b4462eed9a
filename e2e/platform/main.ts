import { join } from 'node:path';
import { DEMO_GAMES, rtpOf, startDemoVenue } from '@site/demo-venue';
import { createLog, type LogLevel } from './http/writeLog';
import { createClock, type CatalogueGame } from './kernel';
import { createSportsbook } from './sportsbook';
import { PLATFORM_PORT, startPlatform } from './startPlatform';

/** The site's host, and each of its six remotes alone. */
const SITE_ORIGINS = 7;

/** A suite's own site, beside the one that all its tests share, begins this many ports after it. */
const OWN_SITE_DISTANCE = 100;

/**
 * `tsx e2e/platform/main.ts`: the sandbox operator on http://127.0.0.1:4190, and the game server of its demo venues on the port after it.
 *
 * | variable           | meaning                                                                        |
 * |--------------------|--------------------------------------------------------------------------------|
 * | `DATABASE_URL`     | a PostgreSQL 15 or newer; without it one of our own is started                 |
 * | `PLATFORM_DATA`    | folder of that own one, kept between starts; default `e2e/platform/.data`      |
 * | `PLATFORM_DATABASE_PORT` | of that own one, another where it is taken; default 54390                 |
 * | `PLATFORM_PORT`    | default 4190                                                                   |
 * | `SITE_PORT`        | of the site whose pages may open the streams and frame the games; default 4100 |
 * | `MORE_SITE_ORIGINS` | further origins of such sites, separated by blanks                              |
 * | `PLATFORM_SEED`    | of the simulator, a whole number; default 1                                    |
 * | `PLATFORM_LOG`     | `error`, `warn` (default) or `info`                                            |
 * | `GEETEST_ORIGIN`   | where GeeTest is asked, if not at its own server                                |
 */
async function main(): Promise<void> {
  const clock = createClock();
  const log = createLog(
    readLevel(process.env['PLATFORM_LOG']),
    (line) => process.stderr.write(`${line}\n`),
    () => clock.now(),
  );
  const databaseUrl = process.env['DATABASE_URL'];
  const databasePort = process.env['PLATFORM_DATABASE_PORT'];
  const platform = await startPlatform({
    database:
      databaseUrl === undefined
        ? {
            status: 'embedded',
            dataDir: process.env['PLATFORM_DATA'] ?? join(import.meta.dirname, '.data'),
            ...(databasePort === undefined ? {} : { port: Number(databasePort) }),
          }
        : { status: 'url', url: databaseUrl },
    createSportsbook,
    port: Number(process.env['PLATFORM_PORT'] ?? PLATFORM_PORT),
    seed: Number(process.env['PLATFORM_SEED'] ?? 1),
    clock,
    log,
    games: DEMO_GAMES.map((game): CatalogueGame => ({ ...game, rtp: rtpOf(game) })),
    startGames: (options) => startDemoVenue({ ...options, games: DEMO_GAMES }),
    hostOrigins: siteOrigins(Number(process.env['SITE_PORT'] ?? 4100)),
    ...(process.env['GEETEST_ORIGIN'] === undefined ? {} : { geetestOrigin: process.env['GEETEST_ORIGIN'] }),
  });
  process.stdout.write(`platform ready on ${platform.url}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    platform.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop-failed', { error: String(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Ends with the process that started it (`npm start` or a suite), however that one ended.
  process.on('disconnect', stop);
}

function siteOrigins(basePort: number): readonly string[] {
  const ports = [...Array.from({ length: SITE_ORIGINS }, (_, index) => basePort + index), basePort + OWN_SITE_DISTANCE];
  const more = (process.env['MORE_SITE_ORIGINS'] ?? '').split(' ').filter((origin) => origin !== '');
  return [...ports.map((port) => `http://localhost:${port}`), ...more];
}

function readLevel(text: string | undefined): LogLevel {
  return text === 'info' || text === 'error' ? text : 'warn';
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
