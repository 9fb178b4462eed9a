import { bindFromDepositCall, bindOtherCall } from '@site/shared/wire/accounts';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberRoute, type Route } from '../http/route';
import { businessDayOf, PlatformError, type Clock, type Db, type Member } from '../kernel';
import type { Bindings } from '../members/createBindings';
import type { ShutReader } from '../protection/readShut';
import { isBirthday, isOfAge, isOrdinary, isRealName } from './rules';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly bindings: Bindings;
  readonly shut: Pick<ShutReader, 'mustNotBeExcludedElsewhere'>;
}

/**
 * Serves the personal data that members enter, each fact once; of two concurrent requests the first is stored. A
 * birthday under 18 is stored and then refused, so that the member cannot try another year. Data of a person who is
 * self-excluded in another account is treated the same way. Implements R-API-015 and R-API-029 at the platform.
 */
export function identityRoutes({ db, clock, bindings, shut }: Dependencies): readonly Route[] {
  return [
    memberRoute(bindOtherCall, (facts, member) => state(facts, member)),
    memberRoute(bindFromDepositCall, (facts, member) => state(facts, member)),
  ];

  async function state(
    { realName, gender, birthday }: RequestOf<typeof bindOtherCall>,
    member: Member,
  ): Promise<ResponseOf<typeof bindOtherCall>> {
    const today = businessDayOf(clock.now()).date;
    if (realName !== undefined && !isOrdinary(realName)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'real_name_characters');
    if (realName !== undefined && !isRealName(realName)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'real_name_invalid');
    if (birthday !== undefined && !isBirthday(birthday, today)) {
      throw new PlatformError(RESPONSE_CODES.invalidParameter, 'birthday_invalid');
    }
    if (!(await bindings.writeOnce(db, member.id, { realName, gender, birthday }))) {
      throw new PlatformError(RESPONSE_CODES.dataExists, 'told_already');
    }
    if (birthday !== undefined && !isOfAge(birthday, today)) throw new PlatformError(RESPONSE_CODES.accessDenied, 'under_age');
    await shut.mustNotBeExcludedElsewhere(member.id);
    return {};
  }
}
