import type { Flags } from '@site/shared/contract/services';
import { KNOWN_SCREENS } from '../routing/joinedRoutes';
import { memberMenu } from './memberMenu';

const flags: Flags = {
  selfSport: true,
  vipNoSave: false,
  innerGame: true,
  hideRealNumber: true,
  withdrawPassword: true,
  depositGuide: true,
  editionSwitch: true,
};

const FUNDS = ['wallet', 'saveMoney', 'transferMoney', 'takeMoney'];
const OF_MEMBER = [
  ['member_menu.rewards', ['vip', 'welfare', 'exchange']],
  ['member_menu.account', ['userinfo', 'member/protection']],
  ['member_menu.service', ['message', 'feedback', 'introTutorial']],
];

const groups = (given: Flags, isEnabled: (remote: string) => boolean, joined = KNOWN_SCREENS) =>
  memberMenu({ flags: given, isEnabled, joined }).map(({ title, entries }) => [title, entries.map(({ name }) => name)]);

describe('the menu of the member area', () => {
  it('offers all entries in groups', () => {
    expect(groups(flags, () => true)).toEqual([
      ['member_menu.funds', [...FUNDS, 'addBankCard']],
      ['member_menu.records', ['betRecord', 'transRecord', 'giftRecord']],
      ['member_menu.rewards', ['vip', 'welfare', 'exchange', 'activities/rebate']],
      ...OF_MEMBER.slice(1),
    ]);
  });

  it('drops the entries of a disabled remote, and empty groups', () => {
    expect(groups(flags, (remote) => remote !== 'member')).toEqual([
      ['member_menu.funds', FUNDS],
      ['member_menu.records', ['transRecord']],
      ['member_menu.rewards', ['activities/rebate']],
    ]);
    expect(groups(flags, (remote) => !['wallet', 'activities'].includes(remote))).toEqual([
      ['member_menu.funds', ['addBankCard']],
      ['member_menu.records', ['betRecord', 'giftRecord']],
      ...OF_MEMBER,
    ]);
  });

  it('keeps entries of no group, and of one that it does not know, in a group of their own at the end', () => {
    const joined = KNOWN_SCREENS.map((route) =>
      route.name === 'vip' || route.name === 'exchange'
        ? { ...route, places: route.places?.map((place) => ({ ...place, group: route.name === 'vip' ? undefined : 'later' })) ?? [] }
        : route,
    );

    expect(groups(flags, () => true, joined).at(-1)).toEqual(['member_menu.member', ['vip', 'exchange']]);
  });

  it('names entries at which something is counted that there are', () => {
    const entries = memberMenu({ flags, isEnabled: () => true, joined: KNOWN_SCREENS }).flatMap((group) => group.entries);

    expect(Object.fromEntries(entries.flatMap(({ name, counted }) => (counted === undefined ? [] : [[name, counted]])))).toEqual({
      betRecord: 'bets',
      transRecord: 'orders',
      welfare: 'gifts',
      'activities/rebate': 'rebates',
      message: 'letters',
      feedback: 'answers',
    });
  });

  it('is empty without the remotes it is made of', () => {
    expect(groups(flags, () => false)).toEqual([]);
  });

  it('drops the deposit page while the site has switched it off', () => {
    expect(groups({ ...flags, depositGuide: false }, () => true)[0]).toEqual([
      'member_menu.funds',
      ['wallet', 'transferMoney', 'takeMoney', 'addBankCard'],
    ]);
  });
});
