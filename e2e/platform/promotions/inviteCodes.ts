import { randomInt } from 'node:crypto';
import type { MemberId, Trx } from '../kernel';
import type { PromotionTables } from './tables';

/** Alphabet without the look-alikes 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const CODE_LENGTH = 8;

/** Returns the member's own code. It is created at the first request and never changes. */
export async function findOrMakeInviteCode(trx: Trx, memberId: MemberId): Promise<string> {
  const tables = trx.withTables<PromotionTables>();
  for (;;) {
    const known = await tables.selectFrom('promotion_invite_code').select('code').where('member_id', '=', memberId).executeTakeFirst();
    if (known !== undefined) return known.code;
    // A conflict means that another request has just created it, or that another member has the code.
    await tables
      .insertInto('promotion_invite_code')
      .values({ member_id: memberId, code: makeCode() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
