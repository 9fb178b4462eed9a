import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { Flags } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import { pathOf } from '../routing/matchRoute';
import { SPORTS_CHANNEL, type Label, type MenuCode } from '../routing/route';
import type { JoinedEntry } from './joinedEntries';

/** Where an entry leads: a screen, or the online service. */
export type MenuTarget = { readonly kind: 'screen'; readonly path: string } | { readonly kind: 'service' };

/** A screen whose address needs nothing but its name. */
type PlainRoute = Exclude<RouteName, 'crty' | 'localSport' | 'game'>;

/**
 * The screen of each menu code (specification §2).
 *
 * Assumption (R-MENU-23): all entries are fixed; the navigation list of the platform changes none of them.
 * Implements R-MENU-01 to R-MENU-22.
 */
export const MENU_CODES: Readonly<Record<MenuCode, PlainRoute | 'service'>> = {
  HOME: 'home',
  TY: 'sport',
  ZR: 'realbet',
  QP: 'chess',
  DJ: 'gaming',
  CP: 'lottery',
  DZ: 'egame',
  BY: 'fishing',
  discount: 'discount',
  sponsor: 'sponsor',
  venture: 'venture',
  app: 'appdownload',
  customer: 'service',
  save_money: 'saveMoney',
  transfer_money: 'transferMoney',
  take_money: 'takeMoney',
  trade_record: 'transRecord',
  profile: 'userinfo',
  vip: 'vip',
  Welfare: 'welfare',
  bet_record: 'betRecord',
  message: 'message',
};

/** What decides which entries there are. */
export interface MenuFacts {
  readonly flags: Flags;
  readonly isEnabled: (remote: RemoteId) => boolean;
  /** What remotes bring by their own facts, without those that are off. */
  readonly joined: readonly JoinedEntry[];
}

interface Offer {
  readonly code: MenuCode | RouteName;
  readonly label: Label;
}

interface OwnOffer extends Offer {
  readonly code: MenuCode;
  /** Owner of the screen; the host itself where absent. Sports have two screens and are decided separately. */
  readonly remote?: RemoteId;
}

export interface RailEntry extends Offer {
  readonly icon: IconName;
  readonly target: MenuTarget;
}

export interface HeaderEntry extends Offer {
  readonly path: string;
  /** Left out where the window is narrow; the footer has it too. */
  readonly isMinor: boolean;
}

/** The rail at the left, in its order. */
const RAIL: readonly (OwnOffer & { readonly icon: IconName })[] = [
  { code: 'HOME', icon: 'home', label: 'menu.home' },
  { code: 'TY', icon: 'sport', label: 'category.sport' },
  { code: 'ZR', icon: 'live', label: 'category.realbet', remote: 'games' },
  { code: 'QP', icon: 'chess', label: 'category.chess', remote: 'games' },
  { code: 'DJ', icon: 'esport', label: 'category.gaming', remote: 'games' },
  { code: 'CP', icon: 'lottery', label: 'category.lottery', remote: 'games' },
  { code: 'DZ', icon: 'slot', label: 'category.egame', remote: 'games' },
  { code: 'BY', icon: 'fish', label: 'category.fishing', remote: 'games' },
  { code: 'discount', icon: 'gift', label: 'menu.discount', remote: 'activities' },
  { code: 'customer', icon: 'headset', label: 'menu.customer' },
];

/** The navigation in the header, in its order. */
const HEADER: readonly (OwnOffer & { readonly isMinor: boolean })[] = [
  { code: 'discount', label: 'title.discount', remote: 'activities', isMinor: false },
  { code: 'vip', label: 'title.vip', remote: 'member', isMinor: false },
  { code: 'Welfare', label: 'title.welfare', remote: 'member', isMinor: false },
  { code: 'sponsor', label: 'title.sponsor', isMinor: true },
  { code: 'venture', label: 'title.venture', isMinor: true },
  { code: 'app', label: 'title.download', isMinor: true },
];

/** The entries of the rail that lead somewhere: without those of a disabled remote. */
export function railEntries(facts: MenuFacts): readonly RailEntry[] {
  const own = RAIL.flatMap((offer) => {
    const target = targetOf(offer, facts);
    return target ? [{ ...offer, target }] : [];
  });
  const joined = facts.joined
    .filter(({ place }) => place === 'rail')
    .map(({ name, path, ...offer }): RailEntry => ({ ...offer, code: name, target: { kind: 'screen', path } }));
  // The service stays last.
  const last = own.findIndex(({ code }) => code === 'customer');
  return [...own.slice(0, last), ...joined, ...own.slice(last)];
}

/** The entries of the header's navigation that lead somewhere. */
export function headerEntries(facts: MenuFacts): readonly HeaderEntry[] {
  const own = HEADER.flatMap((offer) => {
    const target = targetOf(offer, facts);
    return target?.kind === 'screen' ? [{ ...offer, path: target.path }] : [];
  });
  const joined = facts.joined
    .filter(({ place }) => place === 'header')
    .map(({ name, path, label }): HeaderEntry => ({ code: name, path, label, isMinor: false }));
  return [...own.filter(({ isMinor }) => !isMinor), ...joined, ...own.filter(({ isMinor }) => isMinor)];
}

function targetOf({ code, remote }: OwnOffer, facts: MenuFacts): MenuTarget | undefined {
  if (code === 'TY') return sportsTarget(facts);
  if (remote !== undefined && !facts.isEnabled(remote)) return undefined;
  const leadsTo = MENU_CODES[code];
  return leadsTo === 'service' ? { kind: 'service' } : { kind: 'screen', path: pathOf(leadsTo, {}) };
}

/** Target of the sports entry: the site's own channel, else the venues of others. Implements R-FLAG-01. */
function sportsTarget({ flags, isEnabled }: MenuFacts): MenuTarget | undefined {
  if (flags.selfSport && isEnabled('sports')) return { kind: 'screen', path: pathOf('crty', { enName: SPORTS_CHANNEL }) };
  return isEnabled('games') ? { kind: 'screen', path: pathOf('sport', {}) } : undefined;
}
