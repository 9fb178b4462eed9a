import { aProfile } from '../testing/builders';
import { securityOf } from './securityLevel';

describe('the security level', () => {
  it.each([
    [aProfile(), { level: 'high', percent: 100, missing: [] }],
    [aProfile({ hasSecondPassword: false }), { level: 'high', percent: 75, missing: ['secondPassword'] }],
    [aProfile({ email: undefined, hasSecondPassword: false }), { level: 'medium', percent: 50, missing: ['email', 'secondPassword'] }],
    [
      aProfile({ realName: undefined, phone: undefined, email: undefined, hasSecondPassword: false }),
      { level: 'low', percent: 0, missing: ['realName', 'phone', 'email', 'secondPassword'] },
    ],
  ])('counts what is there (%#)', (profile, security) => {
    expect(securityOf(profile)).toEqual(security);
  });
});
