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
const MEMBER = ['userinfo', 'member/protection', 'vip', 'welfare', 'exchange', 'message', 'feedback', 'introTutorial'];

const groups = (given: Flags, isEnabled: (remote: string) => boolean) => memberMenu({ flags: given, isEnabled, joined: KNOWN_SCREENS });
const names = (...given: Parameters<typeof groups>) => groups(...given).flatMap(({ entries }) => entries.map(({ name }) => name));

describe('the menu of the member area', () => {
  it('offers all entries', () => {
    expect(names(flags, () => true)).toEqual([
      ...FUNDS,
      'addBankCard',
      'betRecord',
      'transRecord',
      'activities/rebate',
      'giftRecord',
      ...MEMBER,
    ]);
  });

  it('drops the entries of a disabled remote, and empty groups', () => {
    expect(names(flags, (remote) => remote !== 'member')).toEqual([...FUNDS, 'transRecord', 'activities/rebate']);
    expect(names(flags, (remote) => remote !== 'wallet')).toEqual([
      'addBankCard',
      'betRecord',
      'activities/rebate',
      'giftRecord',
      ...MEMBER,
    ]);
  });

  it('is empty without the remotes it is made of', () => {
    expect(groups(flags, () => false)).toEqual([]);
  });

  it('drops the deposit page while the site has switched it off', () => {
    expect(names({ ...flags, depositGuide: false }, () => true)).not.toContain('saveMoney');
  });
});
