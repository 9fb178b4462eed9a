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

/** Stored copy of a sandbox's seed, which is faster to restore than to seed again. */
export interface SeedCopy {
  /** Stores the copy. Call it in the transaction that has seeded an empty database. */
  keep(trx: Trx): Promise<void>;
  /** Restores the copy. Without one, it seeds again and stores the result. */
  reset(db: Db, seedAgain: () => Promise<void>): Promise<void>;
}

export interface SeedScope {
  readonly members: readonly SeededName[];
  /** Clock that dates notices and broadcast messages; it may be later than the members' dates. */
  readonly contentClock: Clock;
}

export interface PlatformOptions {
  readonly database: DatabasePlace;
  readonly createSportsbook: CreateSportsbook;
  /** 0 selects any free port. */
  readonly port: number;
  /**
   * Opens the sandbox on a server of its own. If omitted, the platform runs in production mode, without demo data or
   * test controls.
   */
  readonly sandbox?: SandboxPlace;
  /** Opens the operator's service on a server of its own; requires a secret. A sandbox can have both servers. */
  readonly operator?: SandboxPlace;
  /** Opens the operations port, which serves the metrics, on a server of its own. */
  readonly metrics?: MetricsPlace;
  /** Seed of the match simulator; the same seed gives the same matches. */
  readonly seed?: number;
  readonly clock?: ControlledClock;
  readonly log?: Log;
  readonly crashpoints?: ControlledCrashpoints;
  /** Starts the scheduled work. If not set, a suite moves the clock and calls `tick`. */
  readonly runsByItself?: boolean;
  /** Games that the venues offer; default none. */
  readonly games?: readonly CatalogueGame[];
  /**
   * Game servers of the venues, on the ports after the platform's. If omitted, games can be launched but no server runs
   * them.
   */
  readonly gameServers?: GameServersPlan;
  /** Origin at which players reach the game servers; default their own address. */
  readonly venueOrigin?: string;
  /** Origins of the sites that may open the streams and frame the games. */
  readonly hostOrigins?: readonly string[];
  /** Origin of the GeeTest API for the setting `captchaProvider`; default GeeTest's own server. */
  readonly geetestOrigin?: string;
  /** Settings of this site that replace the defaults. */
  readonly settings?: OwnSettings;
  /**
   * Secret from which the keys are derived. All processes on a database need the same one; if omitted, this process
   * generates its own keys.
   */
  readonly secret?: string;
  /** Copy for suites that reset often; if omitted, each reset seeds again. */
  readonly seedCopy?: SeedCopy;
  /** Default: the whole seed, dated now. */
  readonly seedScope?: SeedScope;
  /** Creates the database when it does not exist; default is to create it empty. */
  readonly makeDatabase?: MakeDatabase;
  readonly onProgress?: OnStartProgress;
}

export interface Platform {
  /** `http://127.0.0.1:4180` */
  readonly url: string;
  /** `http://127.0.0.1:4183`; null in production mode. */
  readonly sandboxUrl: string | null;
  /** `http://127.0.0.1:4183`; null unless `operator` was given. */
  readonly operatorUrl: string | null;
  /** `http://127.0.0.1:4184`; null unless `metrics` was given. */
  readonly metricsUrl: string | null;
  readonly databaseUrl: string;
  /** Address at which players reach the games, `http://localhost:4181`. */
  readonly venueUrl: string;
  readonly bank: VenueBank;
  readonly clock: ControlledClock;
  readonly sportsbook: Sportsbook;
  /** Rate-limit counters. Clear them between requests when a suite sends more than a client may. */
  readonly limits: Pick<Limits, 'clear'>;
  /** Runs all work that is due by the clock. */
  tick(): Promise<void>;
  reset(): Promise<void>;
  /** Stops requests, schedulers, connections and the platform's own database server, in that order. */
  stop(): Promise<void>;
}
