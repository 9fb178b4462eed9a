import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError, type Clock, type MemberId, type Trx } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { ProtectionTables } from './tables';

/** Stores the contacts of an excluded member, so that a contact they change later cannot open another account. */
export async function keepContacts(trx: Trx, memberId: MemberId): Promise<void> {
  const { phone, email } = await trx
    .withTables<MemberTables>()
    .selectFrom('member')
    .select(['phone', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const contacts = [phone, email?.toLowerCase()].filter((contact) => contact != null);
  if (contacts.length === 0) return;
  await trx
    .withTables<ProtectionTables>()
    .insertInto('protection_contact')
    .values(contacts.map((contact) => ({ member_id: memberId, contact })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Check of phones and e-mail addresses before they are bound. A contact of an excluded member is refused with the same
 * message as one that is taken.
 */
export interface ContactCheck {
  /** @throws PlatformError 6009 */
  mustBeFree(trx: Trx, memberId: MemberId, contact: string): Promise<void>;
  /** Stores an excluded member's new contact too. Call it after the change. */
  changed(trx: Trx, memberId: MemberId): Promise<void>;
}

export function createContactCheck(clock: Clock): ContactCheck {
  return {
    async mustBeFree(trx, memberId, contact) {
      const other = await trx
        .withTables<ProtectionTables>()
        .selectFrom('protection_contact')
        .innerJoin('protection_member', 'protection_member.member_id', 'protection_contact.member_id')
        .select('protection_contact.member_id')
        .where('contact', '=', contact.toLowerCase())
        .where('protection_contact.member_id', '<>', memberId)
        .where('excluded_until', '>', clock.now())
        .executeTakeFirst();
      if (other !== undefined) throw new PlatformError(RESPONSE_CODES.dataExists, 'binding_taken');
    },

    async changed(trx, memberId) {
      const own = await trx
        .withTables<ProtectionTables>()
        .selectFrom('protection_member')
        .select('member_id')
        .where('member_id', '=', memberId)
        .where('excluded_until', '>', clock.now())
        .executeTakeFirst();
      if (own !== undefined) await keepContacts(trx, memberId);
    },
  };
}
