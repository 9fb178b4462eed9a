import type { Flags } from '@site/shared/contract/services';
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

const names = (...given: Parameters<typeof memberMenu>) => memberMenu(...given).flatMap(({ entries }) => entries.map(({ name }) => name));

describe('the menu of the member area', () => {
  it('offers what stands', () => {
    expect(names(flags, () => true)).toEqual(['wallet', 'saveMoney', 'transferMoney', 'betRecord', 'transRecord', 'userinfo', 'vip']);
  });

  it('drops the entries of a remote that is off, and their group', () => {
    expect(names(flags, (remote) => remote !== 'member')).toEqual(['wallet', 'saveMoney', 'transferMoney', 'transRecord']);
    expect(names(flags, (remote) => remote !== 'wallet')).toEqual(['betRecord', 'userinfo', 'vip']);
    expect(memberMenu(flags, (remote) => remote !== 'wallet')).toHaveLength(2);
  });

  it('drops the deposit page while the site has switched it off', () => {
    expect(names({ ...flags, depositGuide: false }, () => true)).toEqual([
      'wallet',
      'transferMoney',
      'betRecord',
      'transRecord',
      'userinfo',
      'vip',
    ]);
  });
});
