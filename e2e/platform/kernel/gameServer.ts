import type { Cashier } from './cashier';
import type { Log } from './log';

/** A game as the operator lists it. */
export interface CatalogueGame {
  readonly enName: string;
  readonly gameCode: string;
  readonly name: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  /** The drawing on its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  /** Percent with two decimals, such as `"96.12"`. */
  readonly rtp: string;
  /** Its page at the venue's origin: `/slot/JG-pearl`. */
  readonly path: string;
  /** Whether a share of each stake goes into the venue's pools. */
  readonly feedsPools: boolean;
  /** Opened where the venue is entered as a whole. */
  readonly isFront: boolean;
  /** What it is about; null where games do not differ in it. */
  readonly theme: string | null;
  /** How its results spread; null where the bet that is chosen decides it. */
  readonly volatility: 'low' | 'middle' | 'high' | null;
  /** What its provider tells of it before it is entered. */
  readonly about: GameAbout;
}

interface GameAbout {
  /** What one bet may be, in fen. */
  readonly limits: { readonly min: bigint; readonly max: bigint };
  /** Rules and pay tables, in the order of reading. The first row of a table is its head. */
  sections(
    language: 'zh-CN' | 'zh-TW',
  ): readonly { readonly title: string; readonly lines: readonly string[]; readonly table?: readonly (readonly string[])[] }[];
}

/** The running servers of games: what providers run at addresses of their own. */
export interface GameServers {
  /** The one that has the pages at which deposits are paid: `http://localhost:4181`. */
  readonly url: string;
  /** Where players reach the games of a venue. */
  originOf(enName: string): string;
  /** Returns whether the server of a venue listens now; true for a venue without a server here. */
  isUp(enName: string): boolean;
  stop(): Promise<void>;
}

/** A company that runs venues, and signs its calls as one. */
export interface GameProvider {
  readonly id: string;
  readonly enNames: readonly string[];
}

/** What starts the servers of games. */
export interface GameServersPlan {
  /** Who may use the wallet protocol. */
  readonly providers: readonly GameProvider[];
  /**
   * On loopback. `hostOrigins` are the sites that may frame their pages. Resolves although a server does not start: it is started again until it does. Throws
   * only for a plan that can never start.
   */
  start(options: GameServersOptions): Promise<GameServers>;
}

export interface GameServersOptions {
  /** Where the wallet protocol is answered: `http://127.0.0.1:4180`. */
  readonly walletUrl: string;
  /** What each provider signs with. */
  readonly walletKeyOf: (providerId: string) => string;
  /** For the pages at which deposits are paid. */
  readonly cashier: Cashier;
  /** The platform's: each server's is a certain distance after it. 0 takes any free ones. */
  readonly port: number;
  readonly hostOrigins: readonly string[];
  /** The providers' own: what their games draw comes from it. */
  readonly secret: string;
  readonly log: Log;
  /** Of the platform's clock: milliseconds since 1970. */
  readonly now: () => number;
}
