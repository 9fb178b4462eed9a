import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { Flags } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import type { HostKey } from '../i18n';
import type { Label } from '../routing/route';
import type { JoinedEntry } from './joinedEntries';

/** A screen of the member area whose address has no parameters. */
type MemberScreen = Extract<
  RouteName,
  | 'wallet'
  | 'saveMoney'
  | 'transferMoney'
  | 'takeMoney'
  | 'addBankCard'
  | 'betRecord'
  | 'transRecord'
  | 'giftRecord'
  | 'userinfo'
  | 'vip'
  | 'welfare'
  | 'exchange'
  | 'message'
  | 'feedback'
  | 'introTutorial'
>;

export interface MemberEntry {
  readonly name: RouteName;
  readonly icon: IconName;
  readonly label: Label;
}

export interface MemberGroup {
  readonly title: HostKey;
  readonly entries: readonly MemberEntry[];
}

interface Offer extends MemberEntry {
  readonly name: MemberScreen;
  readonly remote: RemoteId;
  readonly switch?: keyof Flags;
}

/** The member area in its groups. */
const OFFERS: readonly { readonly title: HostKey; readonly offers: readonly Offer[] }[] = [
  {
    title: 'member_menu.funds',
    offers: [
      { name: 'wallet', icon: 'wallet', label: 'title.wallet', remote: 'wallet' },
      { name: 'saveMoney', icon: 'deposit', label: 'title.save_money', remote: 'wallet', switch: 'depositGuide' },
      { name: 'transferMoney', icon: 'transfer', label: 'title.transfer_money', remote: 'wallet' },
      { name: 'takeMoney', icon: 'withdraw', label: 'title.take_money', remote: 'wallet' },
      { name: 'addBankCard', icon: 'bank', label: 'member_menu.accounts', remote: 'member' },
    ],
  },
  {
    title: 'member_menu.records',
    offers: [
      { name: 'betRecord', icon: 'ticket', label: 'title.bet_record', remote: 'member' },
      { name: 'transRecord', icon: 'list', label: 'title.trans_record', remote: 'wallet' },
      { name: 'giftRecord', icon: 'history', label: 'title.gift_record', remote: 'member' },
    ],
  },
  {
    title: 'member_menu.member',
    offers: [
      { name: 'userinfo', icon: 'user', label: 'title.userinfo', remote: 'member' },
      { name: 'vip', icon: 'crown', label: 'title.vip', remote: 'member' },
      { name: 'welfare', icon: 'gift', label: 'title.welfare', remote: 'member' },
      { name: 'exchange', icon: 'coins', label: 'title.exchange', remote: 'member' },
      { name: 'message', icon: 'mail', label: 'title.message', remote: 'member' },
      { name: 'feedback', icon: 'edit', label: 'title.feedback', remote: 'member' },
      { name: 'introTutorial', icon: 'info', label: 'title.intro_tutorial', remote: 'member' },
    ],
  },
];

/** Entries of the member area: without those of a disabled remote or feature, and without empty groups. What remotes bring is in the last. */
export function memberMenu(
  flags: Flags,
  isEnabled: (remote: RemoteId) => boolean,
  joined: readonly JoinedEntry[] = [],
): readonly MemberGroup[] {
  const own = OFFERS.map(({ title, offers }): MemberGroup => ({
    title,
    entries: offers.filter((offer) => isEnabled(offer.remote) && (offer.switch === undefined || flags[offer.switch])),
  }));
  const brought = joined.filter(({ place }) => place === 'member').map(({ name, icon, label }): MemberEntry => ({ name, icon, label }));
  return own
    .map((group) => (group.title === 'member_menu.member' ? { ...group, entries: [...group.entries, ...brought] } : group))
    .filter(({ entries }) => entries.length > 0);
}
