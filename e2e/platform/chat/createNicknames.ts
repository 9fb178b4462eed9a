import { toHalfWidth } from '@site/shared/input/plainText';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Db, Member } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { isNameOfStaff } from '../members/staffNames';
import type { MemberTables } from '../members/tables';
import type { Authority } from './createAuthority';
import type { ChatIds } from './createChatIds';
import { findTextFault } from './screenText';

/**
 * Two to twelve Chinese characters, letters, digits and underscores. At least one is not a digit, because a number
 * would be read as contact data.
 */
const NICKNAME = /^(?=.*[^\d_])[\p{Script=Han}a-zA-Z\d_]{2,12}$/u;

/** Display names of members in the chat rooms. */
export interface Nicknames {
  /**
   * Sets the nickname; each member can do so once.
   *
   * @throws PlatformError 6008 when it is not a valid nickname or not allowed, 6009 when it is taken, 6012 when the
   * member has chosen one before
   */
  choose(member: Member, nickname: string): Promise<string>;
}

interface Dependencies {
  readonly db: Db;
  readonly chatIds: ChatIds;
  readonly authority: Pick<Authority, 'named' | 'tellHere'>;
}

export function createNicknames({ db, chatIds, authority }: Dependencies): Nicknames {
  return {
    async choose(member, typed) {
      const nickname = toHalfWidth(typed).trim();
      if (!NICKNAME.test(nickname)) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'nickname_invalid');
      if (isNameOfStaff(nickname)) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'name_of_staff');
      const fault = findTextFault(nickname);
      if (fault !== null) throw new PlatformError(RESPONSE_CODES.illegalParameter, `chat_text_${fault}`);
      const userId = await chatIds.of(member.id);
      await inTransaction(db, async (trx) => {
        // The lock makes two members who want the same name wait for each other.
        await sql`select pg_advisory_xact_lock(hashtext('nickname'), hashtext(${nickname.toLowerCase()}))`.execute(trx);
        const tables = trx.withTables<MemberTables>();
        const taken = await tables
          .selectFrom('member')
          .select('id')
          .where((eb) => eb.or([eb('name', '=', nickname.toLowerCase()), eb(sql`lower(nickname)`, '=', nickname.toLowerCase())]))
          .executeTakeFirst();
        if (taken !== undefined) throw new PlatformError(RESPONSE_CODES.dataExists, 'nickname_taken');
        const { numUpdatedRows } = await tables
          .updateTable('member')
          .set({ nickname })
          .where('id', '=', member.id)
          .where((eb) => eb.or([eb('nickname', '=', ''), eb(sql`lower(nickname)`, '=', eb.ref('name'))]))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new PlatformError(RESPONSE_CODES.warning, 'nickname_chosen');
        await authority.named(trx, userId, nickname);
      });
      await authority.tellHere({ type: 'named', userId, name: nickname });
      return nickname;
    },
  };
}
