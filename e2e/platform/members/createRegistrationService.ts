import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { CaptchaNeed, CarriedCaptcha } from '../captcha/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import { captchaRefusal, type CaptchaPolicy } from '../captcha/policy';
import type { Clock, Db, MemberId, Reader, Trx } from '../kernel';
import { inTransaction, PlatformError, ZERO_FEN } from '../kernel';
import { networkOf } from '../limits/createLimits';
import { recordConsent } from '../consent/consents';
import type { AccessTables } from './accessTables';
import { isAcceptableName } from './accountRules';
import type { Members } from './createMembers';
import { refuseGuessablePassword } from './guessablePasswords';
import { hashPassword } from '../kernel/passwordHash';
import { isNameOfStaff } from './staffNames';

/** Upper bound of registrations from one network within {@link REGISTRATION_WINDOW_MS}. */
const REGISTRATIONS_PER_NETWORK = 10;

/**
 * Upper bound of names that one network may try within the window, including taken names. Otherwise the answers would
 * reveal the list of members.
 */
export const NAMES_TRIED_PER_NETWORK = 30;

const REGISTRATION_WINDOW_MS = 10 * 60_000;

export interface Registration {
  readonly name: string;
  readonly passwordMd5: string;
  readonly repeatedMd5: string;
  readonly domain: string;
  readonly rCode: string;
  readonly iCode: string;
  /** Version of the accepted terms; null from a client that does not send it. */
  readonly termsVersion: string | null;
  readonly ip: string;
  readonly captcha: CarriedCaptcha;
}

export interface RegistrationService {
  /**
   * Creates a member. Looks up the name only after limit and captcha have passed, and hashes the password last.
   *
   * @throws PlatformError 6007 when the name or password breaks the rules, 6009 when the name is taken, 6011 after too
   * many from one network, 6021 or 6022 for the required captcha
   */
  register(registration: Registration): Promise<MemberId>;
  /**
   * Returns the captcha that the next registration from this address requires: the slider from the second try within
   * ten minutes.
   */
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
  async function countTries(reader: Reader, network: string): Promise<{ readonly tried: number; readonly admitted: number }> {
    const counts = await reader
      .withTables<AccessTables>()
      .selectFrom('registration_try')
      .select(({ fn }) => [fn.countAll<bigint>().as('tried'), fn.countAll<bigint>().filterWhere('is_admitted', '=', true).as('admitted')])
      .where('network', '=', network)
      .where('tried_at', '>', new Date(clock.nowMs() - REGISTRATION_WINDOW_MS))
      .executeTakeFirstOrThrow();
    return { tried: Number(counts.tried), admitted: Number(counts.admitted) };
  }

  /**
   * Admits one try at a time from one network and records it, so that parallel tries do not exceed the limits. Returns
   * the refusal instead of throwing it, because the transaction must commit: a wrong captcha stays used and the try
   * counts.
   */
  async function admit(trx: Trx, { name, ip, captcha }: Registration): Promise<PlatformError | null> {
    const network = networkOf(ip);
    await sql`select pg_advisory_xact_lock(hashtext(${`registration:${network}`}))`.execute(trx);
    const { tried, admitted } = await countTries(trx, network);
    if (admitted >= REGISTRATIONS_PER_NETWORK || tried >= NAMES_TRIED_PER_NETWORK) {
      return new PlatformError(RESPONSE_CODES.frequentSubmission);
    }
    const need = await policy.needAtSignIn(suspected(tried), trx);
    if (need !== 'none' && !(await captchas.spend(trx, need, captcha, { occasion: CAPTCHA_OCCASIONS.register, name, ip }))) {
      return captchaRefusal(need, captcha.kaptchcate === '1' && need === 'graphic' ? 'captcha_wrong' : null);
    }
    const isTaken = (await members.findByName(name, trx)) !== null;
    const tries = trx.withTables<AccessTables>();
    await tries
      .deleteFrom('registration_try')
      .where('tried_at', '<=', new Date(clock.nowMs() - REGISTRATION_WINDOW_MS))
      .execute();
    await tries.insertInto('registration_try').values({ network, tried_at: clock.now(), is_admitted: !isTaken }).execute();
    return isTaken ? nameTaken() : null;
  }

  async function createMember(trx: Trx, { name, domain, rCode, iCode, termsVersion, ip }: Registration, passwordHash: string) {
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
      if (isNameOfStaff(name)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'name_of_staff');
      if (passwordMd5 !== repeatedMd5) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_passwords_differ');
      refuseGuessablePassword(passwordMd5);
      const refusal = await inTransaction(db, (trx) => admit(trx, registration));
      if (refusal !== null) throw refusal;
      const passwordHash = await hashPassword(passwordMd5);
      return inTransaction(db, (trx) => createMember(trx, registration, passwordHash)).catch((error: unknown) => {
        throw isUniqueViolation(error) ? nameTaken() : error;
      });
    },

    needOf: async (ip) => policy.needAtSignIn(suspected((await countTries(db, networkOf(ip))).tried)),
  };
}

function suspected(tries: number): CaptchaNeed {
  return tries > 0 ? 'slider' : 'none';
}

function nameTaken(): PlatformError {
  return new PlatformError(RESPONSE_CODES.dataExists, 'registration_name_taken');
}

/** Returns true when another registration has taken the name in the meantime. */
function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
