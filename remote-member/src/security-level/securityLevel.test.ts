import { aProfile } from '../testing/builders';
import { securityOf } from './securityLevel';

const nothing = { realName: undefined, phone: undefined, email: undefined, hasSecondPassword: false };

describe('the security level', () => {
  it.each([
    [aProfile(), true, { level: 'high', percent: 100, missing: [] }],
    [aProfile({ hasSecondPassword: false }), true, { level: 'high', percent: 80, missing: ['secondPassword'] }],
    [aProfile({ hasSecondPassword: false }), false, { level: 'medium', percent: 60, missing: ['bankCard', 'secondPassword'] }],
    [
      aProfile({ ...nothing, phone: '138****1111' }),
      true,
      { level: 'medium', percent: 40, missing: ['realName', 'email', 'secondPassword'] },
    ],
    [aProfile(nothing), false, { level: 'low', percent: 0, missing: ['realName', 'phone', 'email', 'bankCard', 'secondPassword'] }],
  ])('counts name, phone, e-mail, card and second password equally (%#) [R-PROFILE-05]', (profile, hasBankCard, security) => {
    expect(securityOf({ profile, hasBankCard, asksSecondPassword: true })).toEqual(security);
  });

  it('omits what the site does not require', () => {
    const profile = aProfile({ email: undefined, hasSecondPassword: false });

    expect(securityOf({ profile, hasBankCard: true, asksSecondPassword: false })).toEqual({
      level: 'high',
      percent: 75,
      missing: ['email'],
    });
  });
});
