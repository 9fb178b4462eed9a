import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { Flags } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import type { HostKey } from '../i18n';
import { pathOf } from '../routing/matchRoute';
import type { MenuCode } from '../routing/route';

/** Where an entry leads: a screen, or the online service. */
export type MenuTarget = { readonly to: 'screen'; readonly path: string } | { readonly to: 'service' };

export interface MenuEntry {
  readonly code: MenuCode;
  readonly icon: IconName;
  readonly label: HostKey;
  readonly target: MenuTarget;
}

/** What decides which entries there are. */
export interface MenuFacts {
  readonly flags: Flags;
  readonly isEnabled: (remote: RemoteId) => boolean;
}

/** The football channel, where the entry of sports leads while the site has its own (decision 48). Proves R-CONST-23. */
export const SPORTS_CHANNEL = 'CRTY';

interface Offer extends Omit<MenuEntry, 'target'> {
  /** `undefined` where there is nothing behind the entry: it is gone then. */
  readonly target: (facts: MenuFacts) => MenuTarget | undefined;
}

/**
 * The entries of the rail, in their order. Assumption (R-MENU-23): all are fixed; the navigation list of the platform changes none of them.
 *
 * Proves R-MENU-01, R-MENU-03 to R-MENU-09, R-MENU-12.
 */
const OFFERS: readonly Offer[] = [
  { code: 'HOME', icon: 'home', label: 'menu.home', target: () => screen('home') },
  { code: 'TY', icon: 'sport', label: 'category.sport', target: sportsTarget },
  { code: 'ZR', icon: 'live', label: 'category.realbet', target: venues('realbet') },
  { code: 'QP', icon: 'chess', label: 'category.chess', target: venues('chess') },
  { code: 'DJ', icon: 'esport', label: 'category.gaming', target: venues('gaming') },
  { code: 'CP', icon: 'lottery', label: 'category.lottery', target: venues('lottery') },
  { code: 'DZ', icon: 'slot', label: 'category.egame', target: venues('egame') },
  { code: 'BY', icon: 'fish', label: 'category.fishing', target: venues('fishing') },
  {
    code: 'discount',
    icon: 'gift',
    label: 'menu.discount',
    target: ({ isEnabled }) => (isEnabled('activities') ? screen('discount') : undefined),
  },
  { code: 'customer', icon: 'headset', label: 'menu.customer', target: () => ({ to: 'service' }) },
];

/** The entries that lead somewhere: those of a remote that is switched off are gone. */
export function menuEntries(facts: MenuFacts): readonly MenuEntry[] {
  return OFFERS.flatMap(({ target, ...entry }) => {
    const found = target(facts);
    return found ? [{ ...entry, target: found }] : [];
  });
}

/** Where the entry of sports leads: the site's own channel, else the venues of others. Proves R-FLAG-01. */
function sportsTarget({ flags, isEnabled }: MenuFacts): MenuTarget | undefined {
  if (flags.selfSport && isEnabled('sports')) return screen('crty', { enName: SPORTS_CHANNEL });
  return isEnabled('games') ? screen('sport') : undefined;
}

function venues(name: RouteName): Offer['target'] {
  return ({ isEnabled }) => (isEnabled('games') ? screen(name) : undefined);
}

function screen(name: RouteName, params: Readonly<Record<string, string>> = {}): MenuTarget {
  return { to: 'screen', path: pathOf(name, params) };
}
