import type { Clock, Db } from '../kernel';
import type { AccessTables } from './accessTables';
import { CHALLENGE_LIFETIME_MS } from './challenges';
import type { MemberTables } from './tables';

/** Time within which a login directly after a registration counts as vouched. */
const REGISTERED_LATELY_MS = 10 * 60_000;

/** Recent proofs that spare a login of the same name from the same address another captcha. */
export interface Vouchers {
  /**
   * Returns true when the name was registered from this address recently and has never signed in since: captcha type 99
   * (decision 21).
   */
  hasRegistered(name: string, ip: string): Promise<boolean>;
  /** Returns true when the right password was sent from this address and the login waits for a code. */
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
