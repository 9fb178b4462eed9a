import type { MemberInfo } from '@site/shared/wire/user';
import type { Db, MemberId } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { MemberSecrets } from './createMemberSecrets';

/**
 * Seals the values that the member's info shows masked: the phone without its country code, the e-mail address, the
 * name.
 */
export async function sealContact(
  db: Db,
  secrets: Pick<MemberSecrets, 'seal'>,
  memberId: MemberId,
): Promise<NonNullable<MemberInfo['sealed']>> {
  const { phone, email, realName } = await db
    .withTables<MemberTables>()
    .selectFrom('member')
    .select(['phone', 'email', 'real_name as realName'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const seal = (value: string): string => secrets.seal(memberId, value);
  return {
    ...(phone === null ? {} : { phone: seal(phone.slice(-11)) }),
    ...(email === null ? {} : { email: seal(email) }),
    ...(realName === null ? {} : { realName: seal(realName) }),
  };
}
