import type { Readable } from './readable';

/**
 * The names by which packages refer to screens, and the parameters of each. The paths are in the host's table and in
 * the metadata of the remotes; a remote navigates by name only.
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
  /** The same screen as `crty`. */
  localSport: { readonly enName: string };
  /** One match of the channel with all its markets: the `crty` screen with a match. */
  crtyMatch: { readonly enName: string; readonly matchId: string };
  game: { readonly info: string };
  pgGame: NoParams;
  dzGame: NoParams;
  venture: NoParams;
  sponsor: NoParams;
  agent: NoParams;
  appdownload: NoParams;
  discount: NoParams;
  firstDeposit: { readonly id: string };
  signGift: { readonly id: string };
  newTask: { readonly id: string };
  bettingGift: { readonly id: string };
  racePage: { readonly id: string };
  activityLandPage: { readonly id: string };
  againDeposit: { readonly id: string };
  drawGift: { readonly id: string };
  friendInvitation: NoParams;
  chat: { readonly roomId?: string };
  userinfo: NoParams;
  auth: NoParams;
  /** List of the devices on which the member is signed in. */
  sessions: NoParams;
  addBankCard: NoParams;
  virtualCoinCard: NoParams;
  alipayManage: NoParams;
  accountManage: { readonly id: string };
  introTutorial: NoParams;
  exchange: NoParams;
  vip: NoParams;
  vipDetail: NoParams;
  betRecord: NoParams;
  giftRecord: NoParams;
  welfare: NoParams;
  message: NoParams;
  feedback: NoParams;
  /** The list beside the form: the address of `feedback` with `tab=list`. */
  feedbackList: NoParams;
  wallet: NoParams;
  transRecord: NoParams;
  transferMoney: NoParams;
  takeMoney: NoParams;
  saveMoney: NoParams;
  rechargeWait: { readonly orderId: string };
  transferWait: { readonly orderId: string };
  virtualWait: { readonly orderId: string };
  huioneWait: { readonly orderId: string };
  xnbskWait: { readonly orderId: string };
  /** The pages of the help section. Each name equals the last segment of its address. */
  kh: NoParams;
  ck: NoParams;
  qk: NoParams;
  zz: NoParams;
  yhgz: NoParams;
  tjllq: NoParams;
  xnbcqkjc: NoParams;
  tytzjc: NoParams;
  tysstqth: NoParams;
  fjcjc: NoParams;
  rqgl: NoParams;
  dxqgl: NoParams;
  cpwt: NoParams;
  dzjj: NoParams;
  tywt: NoParams;
  zrwt: NoParams;
  qtwt: NoParams;
  bczr: NoParams;
  gywm: NoParams;
  gztk: NoParams;
  hzhb: NoParams;
  ysgz: NoParams;
  zxkf: NoParams;
  notFound: NoParams;
  /** A screen that a remote adds by its own metadata, such as `news/article`. */
  readonly [own: `${string}/${string}`]: Readonly<Record<string, string>>;
}

/** The pages of the help section, in the order of the specification. */
export const HELP_TOPICS = [
  'kh',
  'ck',
  'qk',
  'zz',
  'yhgz',
  'tjllq',
  'xnbcqkjc',
  'tytzjc',
  'tysstqth',
  'fjcjc',
  'rqgl',
  'dxqgl',
  'cpwt',
  'dzjj',
  'tywt',
  'zrwt',
  'qtwt',
  'bczr',
  'gywm',
  'gztk',
  'hzhb',
  'ysgz',
  'zxkf',
] as const satisfies readonly RouteName[];
export type HelpTopic = (typeof HELP_TOPICS)[number];

export type RouteName = keyof RouteParams;

type NoParams = Readonly<Record<string, never>>;

/** The screen that the player currently sees. */
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
  /** Returns the address of a screen, for use in links. */
  href<Name extends RouteName>(name: Name, params: RouteParams[Name], query?: Readonly<Record<string, string>>): string;
  /**
   * Navigates to a path of this site, such as `/activity/discount?from=venue`. Any other path leads to the home page.
   */
  goToPath(path: string): void;
  /**
   * Blocks every navigation to another page and passes it to `onLeave`, until the returned function is called.
   * `proceed` navigates after all. A replacement of the current address is not blocked.
   */
  block(onLeave: (proceed: () => void) => void): () => void;
}
