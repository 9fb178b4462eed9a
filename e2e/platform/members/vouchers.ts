import type { Clock, Db } from '../kernel';
import type { AccessTables } from './accessTables';
import { CHALLENGE_LIFETIME_MS } from './challenges';
import type { MemberTables } from './tables';

/** The login that follows a registration of itself comes within this long. */
const REGISTERED_LATELY_MS = 10 * 60_000;

/** Recent proofs, so that a login of the same name from the same address is not asked for a captcha once more. */
export interface Vouchers {
  /** Registered there lately, and never signed in since: captcha type 99 (decision 21). */
  hasRegistered(name: string, ip: string): Promise<boolean>;
  /** Gave the right password there, and has been sent for a code. */
  isChallenged(name: string, ip: string): Promise<boolean>;
}

export function createVouchers(db: Db, clock: Clock): Vouchers {
  const tables = db.withTables<AccessTables & MemberTables>();
  const before = (ms: number): Date => new Date(clock.nowMs() - ms);
  return {
    async hasRegistered(name, ip) {
      const row = await tables
        .selectFrom('registration')
        .innerJoin('member', 'member.id', 'registration.member_id')
        .leftJoin('known_device', 'known_device.member_id', 'member.id')
        .select('member.id')
        .where('member.name', '=', name.toLowerCase())
        .where('registration.ip', '=', ip)
        .where('registration.registered_at', '>', before(REGISTERED_LATELY_MS))
        .where('known_device.member_id', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async isChallenged(name, ip) {
      const row = await tables
        .selectFrom('login_challenge')
        .innerJoin('member', 'member.id', 'login_challenge.member_id')
        .select('member.id')
        .where('member.name', '=', name.toLowerCase())
        .where('login_challenge.ip', '=', ip)
        .where('login_challenge.opened_at', '>', before(CHALLENGE_LIFETIME_MS))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
