import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Bond, CarriedCaptcha } from '../captcha/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import { captchaRefusal, type CaptchaPolicy } from '../captcha/policy';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { CodeChannel } from '../verification-codes/createMailbox';
import type { Language } from '../http/messageText';
import type { Clock, Db, MemberId, Reader } from '../kernel';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import { hashSecret, inTransaction, makeSecret, PlatformError } from '../kernel';
import type { AccessTables } from './accessTables';
import { isEmail, isLoginName, isMessageCode, isPhone } from './accountRules';
import type { Challenges } from './challenges';
import type { Bindings } from './createBindings';
import type { Sessions } from './createSessions';
import type { Devices } from './devices';
import type { LoginGuard } from './loginGuard';
import type { MemberTables } from './tables';

/** Time within which the last step must follow the right code. */
export const GRANT_LIFETIME_MS = 10 * 60_000;

/**
 * Recovery of a password by phone or e-mail. `target` is the country code digits and the number, or the e-mail address.
 */
export interface Recovery {
  readonly by: 'phone' | 'email';
  readonly name: string;
  readonly target: string;
  readonly ip: string;
}

export interface RecoveryCodeRequest extends Recovery {
  readonly channel: CodeChannel;
  readonly language: Language;
  /** Captcha, when the payload has a field for it. Otherwise the pass is found by occasion, name and address. */
  readonly captcha?: CarriedCaptcha;
}

export interface NewPassword {
  readonly passwordMd5: string;
  readonly repeatedMd5: string;
  /** Secret returned by `verify`. */
  readonly secret: string;
}

/**
 * Recovery of a forgotten password in three steps. No step reveals whether the member exists or owns the phone: a code
 * for an unknown member is created, counted and checked like any other, but not sent.
 */
export interface RecoveryService {
  /**
   * @throws PlatformError 6007 for an invalid name, phone or address, 6022 without the slider, 6066 within 60 s of the
   * previous code, 6034 after ten in an hour, 6011 above a limit
   */
  sendCode(request: RecoveryCodeRequest): Promise<void>;
  /**
   * Redeems the code and allows the last step for the bearer of the returned secret.
   *
   * @returns the secret, of which only a hash is stored
   * @throws PlatformError 6036 for a wrong code, 6037 after five, 6038 when it has expired
   */
  verify(recovery: Recovery, code: string): Promise<string>;
  /**
   * Sets the password, ends all sessions of the member, notifies them, and clears earlier failures and risks; known
   * devices stay.
   *
   * @throws PlatformError 6007 when the two passwords differ or the password is guessable, 6003 when the code was not
   * verified from this address within ten minutes, or the secret differs
   */
  reset(recovery: Recovery, password: NewPassword, language: Language): Promise<void>;
}

export interface RecoveryDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly policy: CaptchaPolicy;
  readonly codes: VerificationCodes;
  readonly bindings: Bindings;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: Challenges;
  readonly guard: LoginGuard;
  readonly notices: SecurityNotices;
}

export function createRecoveryService(dependencies: RecoveryDependencies): RecoveryService {
  const { db, clock, captchas, policy, codes, bindings, sessions, devices, challenges, guard, notices } = dependencies;
  return {
    async sendCode({ channel, language, captcha, ...recovery }) {
      if (!isLoginName(recovery.name) || !isTarget(recovery)) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const giveBack = (await policy.needAtRecovery()) === 'none' ? NOTHING : await captchas.lend(captcha, bondOf(recovery));
      if (giveBack === null) throw captchaRefusal('slider');
      const owner = await findOwner(db, recovery);
      const order = { purpose: 'passwordRecovery', channel, target: subjectOf(recovery), asker: { ip: recovery.ip }, language } as const;
      try {
        await codes.issue(owner === null ? { ...order, address: null } : { ...order, address: recovery.target, memberId: owner });
      } catch (error) {
        // The request was too early or one too many, so return the captcha pass.
        await giveBack();
        throw error;
      }
    },

    async verify(recovery, code) {
      // A malformed code is wrong, but does not count as a guess.
      if (!isMessageCode(code)) throw new PlatformError(RESPONSE_CODES.authenticationCodeError);
      const spend = await codes.check({ purpose: 'passwordRecovery', target: subjectOf(recovery), code, ip: recovery.ip });
      return inTransaction(db, async (trx) => {
        const owner = await findOwner(trx, recovery);
        // The guess matched a code that was never sent.
        if (owner === null) throw new PlatformError(RESPONSE_CODES.authenticationCodeError);
        await spend(trx);
        const secret = makeSecret();
        const grant = { member_id: owner, ip: recovery.ip, secret_hash: hashSecret(secret), granted_at: clock.now() };
        await trx
          .withTables<AccessTables>()
          .insertInto('recovery_grant')
          .values({ subject: subjectOf(recovery), ...grant })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(grant))
          .execute();
        return secret;
      });
    },

    async reset(recovery, { passwordMd5, repeatedMd5, secret }, language) {
      if (passwordMd5 !== repeatedMd5) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'registration_passwords_differ');
      await notices.during(async (trx, tell) => {
        const grant = await trx
          .withTables<AccessTables>()
          .deleteFrom('recovery_grant')
          .where('subject', '=', subjectOf(recovery))
          .where('ip', '=', recovery.ip)
          .where('secret_hash', '=', hashSecret(secret))
          .where('granted_at', '>', new Date(clock.nowMs() - GRANT_LIFETIME_MS))
          .returning('member_id')
          .executeTakeFirst();
        // The phone may belong to another member by now.
        if (grant === undefined || (await findOwner(trx, recovery)) !== grant.member_id)
          throw new PlatformError(RESPONSE_CODES.accessDenied);
        await bindings.setPassword(trx, grant.member_id, passwordMd5);
        await sessions.closeAll(trx, grant.member_id);
        await devices.declareRisk(trx, grant.member_id, null);
        await challenges.close(trx, grant.member_id);
        await guard.forgive(trx, recovery.name, recovery.ip);
        await tell({ memberId: grant.member_id, event: 'login_password_changed', language });
      });
    },
  };
}

/** Used when no captcha pass was required. */
const NOTHING = (): Promise<void> => Promise.resolve();

function bondOf({ by, name, ip }: Recovery): Bond {
  return { occasion: by === 'phone' ? CAPTCHA_OCCASIONS.recoveryByPhone : CAPTCHA_OCCASIONS.recoveryByEmail, name, ip };
}

function isTarget({ by, target }: Recovery): boolean {
  return by === 'phone' ? isPhone(target) : isEmail(target);
}

/**
 * Returns the member with this name if the phone or e-mail address is theirs. Uses one query for both, so that it takes
 * as long for an unknown member.
 */
async function findOwner(reader: Reader, { by, name, target }: Recovery): Promise<MemberId | null> {
  const row = await reader
    .withTables<MemberTables>()
    .selectFrom('member')
    .select('id')
    .where('name', '=', name.toLowerCase())
    .where(({ eb, fn }) => (by === 'phone' ? eb('phone', '=', target) : eb(fn<string>('lower', ['email']), '=', target.toLowerCase())))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Joins name and target; a target contains no space. */
function subjectOf({ name, target }: Recovery): string {
  return `${name.toLowerCase()} ${target.toLowerCase()}`;
}
