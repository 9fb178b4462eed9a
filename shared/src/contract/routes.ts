import type { Readable } from './readable';

/**
 * The names under which packages speak of screens, and the parameters of each. The host's route table holds their paths; a remote
 * navigates by name only. A name enters with the work that furnishes its screen.
 */
export interface RouteParams {
  loading: NoParams;
  home: NoParams;
  sport: NoParams;
  realbet: NoParams;
  chess: NoParams;
  gaming: NoParams;
  lottery: NoParams;
  egame: NoParams;
  fishing: NoParams;
  crty: { readonly enName: string };
  game: { readonly info: string };
  pgGame: NoParams;
  dzGame: NoParams;
  discount: NoParams;
  firstDeposit: { readonly id: string };
  signGift: { readonly id: string };
  newTask: { readonly id: string };
  bettingGift: { readonly id: string };
  chat: { readonly roomId?: string };
  userinfo: NoParams;
  vip: NoParams;
  betRecord: NoParams;
  wallet: NoParams;
  transRecord: NoParams;
  transferMoney: NoParams;
  saveMoney: NoParams;
  transferWait: { readonly orderId: string };
  notFound: NoParams;
}

export type RouteName = keyof RouteParams;

type NoParams = Readonly<Record<string, never>>;

/** Where the player is. */
export interface RouteLocation {
  readonly name: RouteName;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface NavigateOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly replace?: boolean;
}

export interface NavigationService {
  readonly location: Readable<RouteLocation>;
  go<Name extends RouteName>(name: Name, params: RouteParams[Name], options?: NavigateOptions): void;
  /** The address of a screen, for real links. */
  href<Name extends RouteName>(name: Name, params: RouteParams[Name], query?: Readonly<Record<string, string>>): string;
}
