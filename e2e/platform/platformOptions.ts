import type { DatabasePlace, MakeDatabase } from './database/openDatabase';
import type {
  CatalogueGame,
  Clock,
  ControlledClock,
  CreateSportsbook,
  Db,
  Log,
  Sportsbook,
  GameServersPlan,
  Trx,
  VenueBank,
} from './kernel';
import type { Limits } from './limits/createLimits';
import type { SeededName } from './members/seed';
import type { ControlledCrashpoints } from './sandbox/createCrashpoints';
import type { SandboxPlace } from './sandbox/sandboxPlace';
import type { OwnSettings } from './site/createSettings';
import type { OnStartProgress } from './kernel/startProgress';
import type { MetricsPlace } from './telemetry/startMetrics';

/** What a sandbox is seeded with, kept to be brought back faster than it is seeded. */
export interface SeedCopy {
  /** In the transaction that has seeded an empty database. */
  keep(trx: Trx): Promise<void>;
  /** Resets to what was kept. Where nothing was, it seeds and keeps that. */
  reset(db: Db, seedAgain: () => Promise<void>): Promise<void>;
}

/** Which part of the seed an empty sandbox gets. */
export interface SeedScope {
  readonly members: readonly SeededName[];
  /** Dates notices and what was written to all, where they are to be newer than the members. */
  readonly contentClock: Clock;
}

export interface PlatformOptions {
  readonly database: DatabasePlace;
  readonly createSportsbook: CreateSportsbook;
  /** 0 takes any free port. */
  readonly port: number;
  /** Opens the sandbox, on a server of its own. Without, this is a production platform: no demo data, and nothing that steers it. */
  readonly sandbox?: SandboxPlace;
  /** Opens, on a server of its own, what people of the operator's do while the site runs; it has to have a secret. A sandbox has it beside its own. */
  readonly operator?: SandboxPlace;
  /** Opens the operations port with the metrics, on a server of its own. */
  readonly metrics?: MetricsPlace;
  /** Of the sportsbook's simulator: same seed, same matches. */
  readonly seed?: number;
  readonly clock?: ControlledClock;
  readonly log?: Log;
  readonly crashpoints?: ControlledCrashpoints;
  /** Without, nothing happens by itself: a suite moves the clock and ticks. */
  readonly runsByItself?: boolean;
  /** What the venues offer; nothing without. */
  readonly games?: readonly CatalogueGame[];
  /** The providers' servers of these games, on ports after the platform's. Without them games can be launched and no server runs them. */
  readonly gameServers?: GameServersPlan;
  /** Where players reach that server; its own address without. */
  readonly venueOrigin?: string;
  /** The sites whose pages may open the streams and frame the games. */
  readonly hostOrigins?: readonly string[];
  /** Where GeeTest is asked, for the setting `captchaProvider`; its own server without. */
  readonly geetestOrigin?: string;
  /** Of this site, instead of the defaults. */
  readonly settings?: OwnSettings;
  /** Of which the keys are made. Several processes have to be given the same one; without it the keys are this process's own. */
  readonly secret?: string;
  /** For suites that reset often; without it each reset seeds again. */
  readonly seedCopy?: SeedCopy;
  /** The whole seed, dated now, without it. */
  readonly seedScope?: SeedScope;
  /** Makes the database where there is none yet; without it, and where it makes none, it is created empty. */
  readonly makeDatabase?: MakeDatabase;
  /** Receives each step of the start when it begins. */
  readonly onProgress?: OnStartProgress;
}

export interface Platform {
  /** `http://127.0.0.1:4180` */
  readonly url: string;
  /** `http://127.0.0.1:4183`; null of a production platform. */
  readonly sandboxUrl: string | null;
  /** `http://127.0.0.1:4183`; null where it was not asked for. */
  readonly operatorUrl: string | null;
  /** `http://127.0.0.1:4184`; null without an operations port. */
  readonly metricsUrl: string | null;
  readonly databaseUrl: string;
  /** Where players reach the games, `http://localhost:4181`. */
  readonly venueUrl: string;
  readonly bank: VenueBank;
  readonly clock: ControlledClock;
  readonly sportsbook: Sportsbook;
  /** What has been counted so far; a suite that asks for more than any client may forgets it in between. */
  readonly limits: Pick<Limits, 'clear'>;
  /** Everything that is due by the clock: cashier and sportsbook. */
  tick(): Promise<void>;
  reset(): Promise<void>;
  /** Ends requests, schedulers, connections and our own database server, in that order. */
  stop(): Promise<void>;
}
