import type { Cashier } from './cashier';
import type { Log } from './log';
import type { VenueBank } from './venueBank';

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
}

/** A running server of games: what a provider runs at an address of its own. */
export interface GameServer {
  /** `http://127.0.0.1:4191` */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server on loopback; `hostOrigins` are the sites that may frame its pages. */
export type StartGameServer = (options: {
  readonly bank: VenueBank;
  /** For the pages at which deposits are paid. */
  readonly cashier: Cashier;
  /** 0 takes any free port. */
  readonly port: number;
  readonly hostOrigins: readonly string[];
  readonly log: Log;
}) => Promise<GameServer>;
