import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { businessDayOf, PlatformError, type Clock, type IdentityCheck } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { Settings } from '../site/createSettings';
import { isOfAge } from './rules';

/**
 * Checks the name and age that the member has entered. The age is calculated by today's date on the platform's clock,
 * so a member who entered a birthday under 18 is allowed from their 18th birthday on. The entered data cannot be
 * changed.
 */
export function createIdentityCheck(clock: Clock, settings: Settings): IdentityCheck {
  const standing: IdentityCheck['standing'] = async (reader, memberId) => {
    if ((await settings.get('identityCheck', reader)) !== '1') return 'clear';
    const { real_name: realName, birthday } = await reader
      .withTables<MemberTables>()
      .selectFrom('member')
      .select(['real_name', 'birthday'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (birthday !== null && !isOfAge(birthday, businessDayOf(clock.now()).date)) return 'under-age';
    return realName === null || birthday === null ? 'missing' : 'clear';
  };
  return {
    standing,
    async mustBeClear(reader, memberId) {
      switch (await standing(reader, memberId)) {
        case 'clear':
          return;
        case 'missing':
          throw new PlatformError(RESPONSE_CODES.bindRealName, 'identity_missing');
        case 'under-age':
          throw new PlatformError(RESPONSE_CODES.accessDenied, 'under_age');
      }
    },
  };
}
