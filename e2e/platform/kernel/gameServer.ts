import type { Cashier } from './cashier';
import type { Log } from './log';

/** Game in the operator's catalogue. */
export interface CatalogueGame {
  readonly enName: string;
  readonly gameCode: string;
  readonly name: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  /** Name of the drawing on its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  /** Return to player in percent with two decimals, such as `"96.12"`. */
  readonly rtp: string;
  /** Path of its page at the venue's origin, such as `/slot/JG-pearl`. */
  readonly path: string;
  /** True when a share of each stake goes into the venue's jackpot pools. */
  readonly feedsPools: boolean;
  /** True for the game that opens when a player enters the venue without choosing one. */
  readonly isFront: boolean;
  /** Theme of the game; null when the venue's games have no themes. */
  readonly theme: string | null;
  /** Volatility of the results; null when it depends on the chosen bet. */
  readonly volatility: 'low' | 'middle' | 'high' | null;
  /** Information from its provider, shown before the launch. */
  readonly about: GameAbout;
}

interface GameAbout {
  /** Limits of one bet, in fen. */
  readonly limits: { readonly min: bigint; readonly max: bigint };
  /** Returns rules and pay tables in reading order. The first row of a table is its header. */
  sections(
    language: 'zh-CN' | 'zh-TW',
  ): readonly { readonly title: string; readonly lines: readonly string[]; readonly table?: readonly (readonly string[])[] }[];
}

/** Running game servers, which in production are operated by the providers. */
export interface GameServers {
  /** Address of the server with the cashier's pages, such as `http://localhost:4181`. */
  readonly url: string;
  /** Returns the origin at which players reach the games of a venue. */
  originOf(enName: string): string;
  /** Returns true when the server of a venue is listening, or when the venue has no server here. */
  isUp(enName: string): boolean;
  stop(): Promise<void>;
}

/** Company that runs venues. It signs all its calls with one key. */
export interface GameProvider {
  readonly id: string;
  readonly enNames: readonly string[];
}

/** Providers, and the function that starts their game servers. */
export interface GameServersPlan {
  /** Providers that may use the wallet protocol. */
  readonly providers: readonly GameProvider[];
  /**
   * Starts the servers on loopback. `hostOrigins` are the sites that may frame their pages. Resolves even if a server
   * does not start, and keeps restarting it. Throws only for a plan that can never start.
   */
  start(options: GameServersOptions): Promise<GameServers>;
}

export interface GameServersOptions {
  /** Address of the wallet protocol, such as `http://127.0.0.1:4180`. */
  readonly walletUrl: string;
  readonly walletKeyOf: (providerId: string) => string;
  /** Payment side of deposits, for the cashier's pages. */
  readonly cashier: Cashier;
  /** Port of the platform. Each server's port has a fixed distance from it; with 0 each server uses a free port. */
  readonly port: number;
  readonly hostOrigins: readonly string[];
  /** Secret of the providers. The draws of their games are derived from it. */
  readonly secret: string;
  readonly log: Log;
  /** Returns the time of the platform's clock, in milliseconds since 1970. */
  readonly now: () => number;
}
