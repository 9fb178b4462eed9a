import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { CaptchaNeed, CarriedCaptcha } from '../captcha/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import { captchaRefusal, type CaptchaPolicy } from '../captcha/policy';
import type { Clock, Db, MemberId, Reader, Trx } from '../kernel';
import { inTransaction, PlatformError, ZERO_FEN } from '../kernel';
import { recordConsent } from '../consent/consents';
import type { AccessTables } from './accessTables';
import { isAcceptableName } from './accountRules';
import type { Members } from './createMembers';
import { refuseGuessablePassword } from './guessablePasswords';
import { hashPassword } from '../kernel/passwordHash';

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
  /** Of the terms agreed to; null from a client that does not say it. */
  readonly termsVersion: string | null;
  readonly ip: string;
  readonly captcha: CarriedCaptcha;
}

export interface RegistrationService {
  /**
   * Makes a member.
   *
   * @throws PlatformError 6007 where the name or the password breaks the rules, 6009 where the name is taken, 6011 after too many
   * from one address, 6021 or 6022 for the captcha that is wanted
   */
  register(registration: Registration): Promise<MemberId>;
  /** What the next registration from this address has to do before: the second within ten minutes wants the slider. */
  needOf(ip: string): Promise<CaptchaNeed>;
}

export function createRegistrationService({
  db,
  clock,
  members,
  captchas,
  policy,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly captchas: Captchas;
  readonly policy: CaptchaPolicy;
}): RegistrationService {
  async function countFrom(reader: Reader, ip: string): Promise<number> {
    const { count } = await reader
      .withTables<AccessTables>()
      .selectFrom('registration')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('ip', '=', ip)
      .where('registered_at', '>', new Date(clock.nowMs() - REGISTRATION_WINDOW_MS))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** One at a time from one address, so that none is counted too late. A refusal is an answer, so that a captcha that was wrong stays spent. */
  async function makeMember(trx: Trx, { name, domain, rCode, iCode, termsVersion, ip, captcha }: Registration, passwordHash: string) {
    await sql`select pg_advisory_xact_lock(hashtext(${`registration:${ip}`}))`.execute(trx);
    const count = await countFrom(trx, ip);
    if (count >= REGISTRATIONS_PER_IP) return new PlatformError(RESPONSE_CODES.frequentSubmission);
    const need = await policy.needAtSignIn(suspected(count), trx);
    if (need !== 'none' && !(await captchas.spend(trx, need, captcha, { occasion: CAPTCHA_OCCASIONS.register, name, ip }))) {
      return captchaRefusal(need, captcha.kaptchcate === '1' && need === 'graphic' ? 'captcha_wrong' : null);
    }
    if ((await members.findByName(name, trx)) !== null) return nameTaken();
    const nothing = { phone: null, email: null, realName: null, birthday: null };
    const member = { ...nothing, name, nickname: name, passwordHash, openingTurnover: ZERO_FEN };
    const memberId = await members.create(trx, member);
    await trx
      .withTables<AccessTables>()
      .insertInto('registration')
      .values({ member_id: memberId, ip, domain, r_code: rCode, i_code: iCode, registered_at: clock.now() })
      .execute();
    if (termsVersion !== null) await recordConsent(trx, memberId, termsVersion, clock.now());
    return memberId;
  }

  return {
    async register(registration) {
      const { name, passwordMd5, repeatedMd5 } = registration;
      if (!isAcceptableName(name)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_name');
      if (passwordMd5 !== repeatedMd5) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_passwords_differ');
      refuseGuessablePassword(passwordMd5);
      const passwordHash = await hashPassword(passwordMd5);
      const made = await inTransaction(db, (trx) => makeMember(trx, registration, passwordHash)).catch((error: unknown) => {
        if (isUniqueViolation(error)) return nameTaken();
        throw error;
      });
      if (made instanceof PlatformError) throw made;
      return made;
    },

    needOf: async (ip) => policy.needAtSignIn(suspected(await countFrom(db, ip))),
  };
}

function suspected(registrations: number): CaptchaNeed {
  return registrations > 0 ? 'slider' : 'none';
}

function nameTaken(): PlatformError {
  return new PlatformError(RESPONSE_CODES.dataExists, 'registration_name_taken');
}

/** Two wanted the same name at once. */
function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
