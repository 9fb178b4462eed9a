import type { Readable } from './readable';

/**
 * The pages of the help section, by the last part of their address. Each is a route name of its own (a route without a name of its own
 * takes that of its last fixed part).
 */
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
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/**
 * The names under which packages speak of screens, and the parameters of each. The host's route table holds their paths; a remote
 * navigates by name only.
 */
export interface RouteParams extends Record<HelpTopic, NoParams> {
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
  game: { readonly info: string };
  pgGame: NoParams;
  dzGame: NoParams;
  venture: NoParams;
  sponsor: NoParams;
  agent: NoParams;
  appdownload: NoParams;
  discount: NoParams;
  racePage: { readonly id: string };
  activityLandPage: { readonly id: string };
  firstDeposit: { readonly id: string };
  againDeposit: { readonly id: string };
  newTask: { readonly id: string };
  drawGift: { readonly id: string };
  signGift: { readonly id: string };
  friendInvitation: NoParams;
  bettingGift: { readonly id: string };
  chat: { readonly roomId?: string };
  userinfo: NoParams;
  auth: NoParams;
  addBankCard: NoParams;
  virtualCoinCard: NoParams;
  alipayManage: NoParams;
  accountManage: { readonly id: string };
  introTutorial: NoParams;
  exchange: NoParams;
  vip: NoParams;
  vipDetail: NoParams;
  welfare: NoParams;
  wallet: NoParams;
  transRecord: NoParams;
  betRecord: NoParams;
  giftRecord: NoParams;
  message: NoParams;
  feedback: NoParams;
  /** The list beside the form: the address of `feedback`, with `tab=list`. */
  feedbackList: NoParams;
  saveMoney: NoParams;
  transferMoney: NoParams;
  takeMoney: NoParams;
  rechargeWait: { readonly orderId: string };
  transferWait: { readonly orderId: string };
  virtualWait: { readonly orderId: string };
  huioneWait: { readonly orderId: string };
  xnbskWait: { readonly orderId: string };
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
