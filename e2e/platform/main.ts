import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_CATALOGUE, DEMO_VENUES } from '@site/venues';
import { explainTakenPort, offerPorts, requireFreePorts, SITE_PORTS } from '@site/release/listeners';
import { scriptCommand } from '@site/release/scriptCommand';
import { explainFullDisk, FullDisk } from './database/fullDisk';
import { UnknownMigrations } from './database/unknownMigrations';
import { createLog, type LogLevel } from './http/writeLog';
import { createClock } from './kernel';
import { parseOwnSettings, type OwnSettings } from './site/createSettings';
import { createSportsbook } from './sportsbook';
import type { Platform, PlatformOptions } from './platformOptions';
import { OtherSecret } from './processes/requireSameSecret';
import { startPlatform } from './startPlatform';
import type { StartProgress } from './kernel/startProgress';
import type { MetricsPlace } from './telemetry/startMetrics';

/** Number of site origins: the host, and each of its six remotes on its own. */
const SITE_ORIGINS = 7;

const SITE_PORT = Number(process.env['SITE_PORT'] ?? SITE_PORTS.site);

/** Distance from a suite's shared site to its own site, in ports. */
const OWN_SITE_DISTANCE = 100;

const { sandbox: SANDBOX_DISTANCE, metrics: METRICS_DISTANCE, venues: VENUE_DISTANCES } = SITE_PORTS.fromPlatform;

/**
 * Runs the platform. `tsx e2e/platform/main.ts --sandbox` starts the sandbox operator on http://127.0.0.1:4180, the
 * servers of its demo venues on the ports after it, and the sandbox commands (`/sandbox/*`) on 4183.
 *
 * Without `--sandbox` it is a production platform: it has no demo members, payees, games or matches, does not pay
 * automatically, and serves no sandbox commands. With `OPERATOR_SECRET` it serves `/operator/*` for the operator's
 * staff on 4183. The operator connects the production services: SMS and e-mail gateways, payment providers, games, a
 * feed of matches, and the operations console.
 *
 * host/docs/environment.md lists the environment variables.
 */
async function main(): Promise<void> {
  reportProgress({ kind: 'progress', step: 'program' });
  const { values } = parseArgs({ options: { sandbox: { type: 'boolean', default: false } } });
  const clock = createClock();
  const log = createLog(
    readLevel(process.env['PLATFORM_LOG']),
    (line) => process.stderr.write(`${line}\n`),
    () => clock.now(),
  );
  let platform: Platform | undefined;
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    // Exit at once during startup: no call has been answered yet, and the database ends with this process.
    if (platform === undefined) process.exit(1);
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
  // Stop with the parent process (`npm start` or a suite), however that one ended.
  process.on('disconnect', stop);
  if (process.send !== undefined && !process.connected) stop();

  const databaseUrl = process.env['DATABASE_URL'];
  const port = Number(process.env['PLATFORM_PORT'] ?? SITE_PORT + SITE_PORTS.fromSite.platform);
  await requireOwnPorts(port, values.sandbox);
  const databasePort = process.env['PLATFORM_DATABASE_PORT'];
  const shared = {
    settings: { ...(values.sandbox ? demoAddresses(port) : {}), ...parseOwnSettings(process.env['PLATFORM_SETTINGS'] ?? '{}') },
    seed: Number(process.env['PLATFORM_SEED'] ?? 1),
    log,
    onProgress: reportProgress,
    ...(process.env['PLATFORM_SECRET'] === undefined ? {} : { secret: process.env['PLATFORM_SECRET'] }),
  };
  const dataDir = process.env['PLATFORM_DATA'] ?? join(import.meta.dirname, '.data');
  const starting = startPlatform({
    ...shared,
    database:
      databaseUrl === undefined
        ? {
            status: 'embedded',
            dataDir,
            ...(databasePort === undefined ? {} : { port: Number(databasePort) }),
          }
        : { status: 'url', url: databaseUrl },
    port,
    metrics: metricsPlace(port),
    ...(values.sandbox ? demoOperator(port) : production(port)),
    clock,
    ...(values.sandbox && process.env['PLATFORM_DEMO'] === '1'
      ? {
          async makeDatabase(url: string) {
            const { makeDemo } = await import('./demo/makeDemo');
            await makeDemo(url, { ...shared, games: DEMO_CATALOGUE, gameServers: DEMO_VENUES });
          },
        }
      : {}),
    hostOrigins: siteOrigins(SITE_PORT),
    ...(process.env['GEETEST_ORIGIN'] === undefined ? {} : { geetestOrigin: process.env['GEETEST_ORIGIN'] }),
  });
  platform = await starting.catch((error: unknown) => {
    throw databaseUrl === undefined ? explainFullDisk(error, dataDir) : error;
  });
  if (platform.sandboxUrl !== null) process.stdout.write(`sandbox on ${platform.sandboxUrl}\n`);
  if (platform.operatorUrl !== null) process.stdout.write(`operator's door on ${platform.operatorUrl}\n`);
  if (platform.metricsUrl !== null) process.stdout.write(`metrics on ${platform.metricsUrl}\n`);
  process.stdout.write(`platform ready on ${platform.url}\n`);
}

function reportProgress(progress: StartProgress): void {
  if (process.connected) process.send?.(progress);
}

/** Throws when a port is in use, before the database starts. Port 0 takes any free port. */
async function requireOwnPorts(port: number, isSandbox: boolean): Promise<void> {
  if (port === 0) return;
  const command = scriptCommand('platform', isSandbox ? '--sandbox' : '');
  const { port: metricsPort } = metricsPlace(port);
  const venuePorts = (first: number): readonly number[] => VENUE_DISTANCES.map((distance) => first + distance);
  const operatorPort = operatorPlace(port)?.port;
  const own = isSandbox ? [...venuePorts(port), sandboxPort(port)] : operatorPort === undefined ? [] : [operatorPort];
  await requireFreePorts('The platform', [port, ...own, metricsPort], () =>
    offerPorts(
      port,
      (next) => [...(isSandbox ? [next, ...venuePorts(next), next + SANDBOX_DISTANCE] : [next]), next + METRICS_DISTANCE],
      (next) => [`PLATFORM_PORT=${next}`, ...ownPorts(next, isSandbox), command].join(' '),
    ),
  );
}

/** Returns the variables that must change with another platform port because they are set now. */
function ownPorts(platformPort: number, isSandbox: boolean): readonly string[] {
  const { SANDBOX_PORT: sandbox, OPERATOR_PORT: operator, PLATFORM_METRICS_PORT: metrics } = process.env;
  return [
    ...(isSandbox && sandbox !== undefined ? [`SANDBOX_PORT=${platformPort + SANDBOX_DISTANCE}`] : []),
    ...(!isSandbox && operator !== undefined ? [`OPERATOR_PORT=${platformPort + SANDBOX_DISTANCE}`] : []),
    ...(metrics === undefined ? [] : [`PLATFORM_METRICS_PORT=${platformPort + METRICS_DISTANCE}`]),
  ];
}

/** Returns the options that only a sandbox has: simulated matches, demo games, and sandbox commands. */
function demoOperator(port: number): Pick<PlatformOptions, 'sandbox' | 'createSportsbook' | 'games' | 'gameServers'> {
  const { SANDBOX_ADDRESS: address, SANDBOX_SECRET: secret } = process.env;
  return {
    sandbox: {
      port: sandboxPort(port),
      ...(address === undefined ? {} : { address }),
      ...(secret === undefined ? {} : { secret }),
    },
    createSportsbook,
    games: DEMO_CATALOGUE,
    gameServers: DEMO_VENUES,
  };
}

/** Returns the addresses that a demo shows to players: this site and its own cashier. */
function demoAddresses(port: number): OwnSettings {
  return { h5DomainUrl: `http://localhost:${SITE_PORT}`, customerServiceUrl: `http://localhost:${port + 1}/service` };
}

/** Returns the options of production. Only the operator's staff can control it, and only when a secret is set. */
function production(port: number): Pick<PlatformOptions, 'operator' | 'createSportsbook'> {
  const operator = operatorPlace(port);
  return { ...(operator && { operator }), createSportsbook: (dependencies) => createSportsbook(dependencies, () => []) };
}

function operatorPlace(port: number): PlatformOptions['operator'] {
  const { OPERATOR_PORT: own, OPERATOR_ADDRESS: address, OPERATOR_SECRET: secret } = process.env;
  if (secret === undefined) return undefined;
  return {
    port: Number(own ?? (port === 0 ? 0 : port + SANDBOX_DISTANCE)),
    secret,
    ...(address === undefined ? {} : { address }),
  };
}

function sandboxPort(port: number): number {
  return Number(process.env['SANDBOX_PORT'] ?? (port === 0 ? 0 : port + SANDBOX_DISTANCE));
}

/**
 * Returns the port and address of the metrics. They are served on loopback unless an address in the operator's network
 * is set.
 */
function metricsPlace(port: number): MetricsPlace {
  const { PLATFORM_METRICS_PORT: own, PLATFORM_METRICS_ADDRESS: address } = process.env;
  return {
    port: Number(own ?? (port === 0 ? 0 : port + METRICS_DISTANCE)),
    ...(address === undefined ? {} : { address }),
  };
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
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  const isExplained = [OtherSecret, FullDisk, UnknownMigrations].some((kind) => error instanceof kind);
  if (error instanceof Error && isExplained) return `The platform does not start: ${error.message}`;
  return explainTakenPort(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
