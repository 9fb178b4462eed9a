import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId } from '../kernel';
import { inTransaction, PlatformError, ZERO_FEN } from '../kernel';
import type { AccessTables } from './accessTables';
import type { Members } from './createMembers';
import { hashPassword } from './passwordHash';

/** Registrations from one address within {@link REGISTRATION_WINDOW_MS}. */
export const REGISTRATIONS_PER_IP = 10;

export const REGISTRATION_WINDOW_MS = 10 * 60_000;

export interface Registration {
  readonly name: string;
  readonly passwordMd5: string;
  readonly repeatedMd5: string;
  readonly domain: string;
  readonly rCode: string;
  readonly iCode: string;
  readonly ip: string;
}

export interface Registrations {
  /**
   * Makes a member.
   *
   * @throws PlatformError 6007 where the name or the repeated password breaks the rules, 6009 where the name is taken, 6011 after too many
   * from one address
   */
  register(registration: Registration): Promise<MemberId>;
}

export function createRegistrations({
  db,
  clock,
  members,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
}): Registrations {
  return {
    async register({ name, passwordMd5, repeatedMd5, domain, rCode, iCode, ip }) {
      if (!isAcceptableName(name)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_name');
      if (passwordMd5 !== repeatedMd5) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_passwords_differ');
      const { count } = await db
        .withTables<AccessTables>()
        .selectFrom('registration')
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .where('ip', '=', ip)
        .where('registered_at', '>', new Date(clock.nowMs() - REGISTRATION_WINDOW_MS))
        .executeTakeFirstOrThrow();
      if (count >= BigInt(REGISTRATIONS_PER_IP)) throw new PlatformError(RESPONSE_CODES.frequentSubmission);
      if ((await members.findByName(name)) !== null) throw new PlatformError(RESPONSE_CODES.dataExists, 'registration_name_taken');

      const passwordHash = await hashPassword(passwordMd5);
      try {
        return await inTransaction(db, async (trx) => {
          const member = { name, nickname: name, passwordHash, phone: null, email: null, realName: null, openingTurnover: ZERO_FEN };
          const memberId = await members.create(trx, member);
          await trx
            .withTables<AccessTables>()
            .insertInto('registration')
            .values({ member_id: memberId, ip, domain, r_code: rCode, i_code: iCode, registered_at: clock.now() })
            .execute();
          return memberId;
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new PlatformError(RESPONSE_CODES.dataExists, 'registration_name_taken');
        throw error;
      }
    },
  };
}

/** 4 to 11 letters and digits, a letter first, with two letters and a digit at least. */
function isAcceptableName(name: string): boolean {
  const letters = Array.from(name).filter((character) => /[A-Za-z]/.test(character)).length;
  const digits = Array.from(name).filter((character) => /[0-9]/.test(character)).length;
  return /^[A-Za-z]/.test(name) && letters + digits === name.length && letters >= 2 && digits >= 1 && name.length >= 4 && name.length <= 11;
}

/** Two wanted the same name at once. */
function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
