import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import type { SecurityNotices, Tell } from '../inbox/createSecurityNotices';
import type { Clock, Db, Member, MemberId, Reader, Trx } from '../kernel';
import { hashSecret, PlatformError } from '../kernel';
import type { MemberSecrets } from '../masked-values/createMemberSecrets';
import type { Sessions } from '../members/createSessions';
import { lockRefusal } from '../members/loginGuard';
import { factorUri, makeFactorSecret, makeRecoveryCode, normalRecoveryCode, RECOVERY_CODES, stepOf } from './oneTimeCodes';
import type { SecondFactorTables } from './tables';

/** Time within which the first code must arrive. */
const CONFIRM_WITHIN_MS = 10 * 60_000;

/**
 * Number of consecutive wrong codes that lock the factor. At any time 3 of a million codes are right for a guesser who
 * knows the password.
 */
const FACTOR_FAILURES = 5;
const FACTOR_LOCK_MS = 30 * 60_000;

/** Name of the account in authenticator apps. */
const ISSUER = '曜界';

export interface SecondFactorState {
  readonly since: Date | null;
  readonly recoveryLeft: number;
}

/**
 * Second factors: one-time codes of an authenticator app, and recovery codes. The rules are in
 * `shared/src/wire/secondFactor.ts`.
 */
export interface SecondFactors {
  read(memberId: MemberId): Promise<SecondFactorState>;
  isOn(memberId: MemberId): Promise<boolean>;
  /** @throws PlatformError 6009 when the factor is on */
  mustBeOff(memberId: MemberId): Promise<void>;
  /**
   * Rejects a request without a code, or while the factor is locked, before its password is compared. No code is used
   * up.
   *
   * @throws PlatformError 6035 without a code, 6037 while the factor is locked
   */
  mustCarry(memberId: MemberId, code: string | undefined): Promise<void>;
  /**
   * Starts the setup of a factor.
   *
   * @throws PlatformError 6009 when the factor is on
   */
  begin(member: Member): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Turns the factor on and closes the member's other sessions.
   *
   * @returns the recovery codes
   * @throws PlatformError 6004 when no setup was started, 6036 for a wrong code, 6038 when the setup is too old, or for
   * the fifth wrong code, which cancels the setup
   */
  confirm(memberId: MemberId, code: string, session: OwnSession): Promise<readonly string[]>;
  /**
   * Passes when the factor is off or the code is right. The code is used up, even when the action that follows fails.
   *
   * @throws PlatformError 6035 without a code, 6036 for a wrong one, 6037 after too many, with the minutes left
   */
  mustPass(memberId: MemberId, code: string | undefined, language: Language): Promise<void>;
  renewCodes(memberId: MemberId, language: Language): Promise<readonly string[]>;
  /** Turns the factor off and closes the member's other sessions. */
  end(memberId: MemberId, session: OwnSession): Promise<void>;
}

/** Session that makes the change. */
interface OwnSession {
  readonly token: string | null;
  readonly language: Language;
}

type Row = SecondFactorTables['second_factor'];

/**
 * Creates the second factors.
 *
 * @param sealing encryption of the secrets; null when the platform's keys exist only in this process, so that secrets
 * are stored in plain text
 */
export function createSecondFactors({
  db,
  clock,
  notices,
  sessions,
  sealing,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: SecurityNotices;
  readonly sessions: Pick<Sessions, 'closeOthers'>;
  readonly sealing: MemberSecrets | null;
}): SecondFactors {
  const find = (reader: Reader, memberId: MemberId) =>
    reader.withTables<SecondFactorTables>().selectFrom('second_factor').selectAll().where('member_id', '=', memberId);
  const secretOf = ({ member_id: memberId, secret }: Row): string => (sealing === null ? secret : sealing.open(memberId, secret));
  const isOn = async (memberId: MemberId): Promise<boolean> => (await find(db, memberId).executeTakeFirst())?.confirmed_at != null;

  async function writeCodes(trx: Trx, memberId: MemberId): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    const tables = trx.withTables<SecondFactorTables>();
    await tables.deleteFrom('second_factor_recovery').where('member_id', '=', memberId).execute();
    await tables
      .insertInto('second_factor_recovery')
      .values(codes.map((code) => ({ member_id: memberId, code_hash: hashSecret(code) })))
      .execute();
    return codes;
  }

  /** Checks and uses up a code. The caller holds the row lock, so that no code is accepted twice. */
  async function take(trx: Trx, row: Row, code: string, tell: Tell, language: Language): Promise<boolean> {
    const tables = trx.withTables<SecondFactorTables>();
    const { member_id: memberId } = row;
    if (/^\d{6}$/.test(code)) {
      const step = stepOf(secretOf(row), code, clock.now());
      if (step === null || step <= row.last_step) return false;
      await update(trx, memberId, { last_step: step, failures: 0, locked_until: null });
      return true;
    }
    const { numDeletedRows } = await tables
      .deleteFrom('second_factor_recovery')
      .where('member_id', '=', memberId)
      .where('code_hash', '=', hashSecret(normalRecoveryCode(code)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await update(trx, memberId, { failures: 0, locked_until: null });
    await tell({ memberId, event: 'recovery_code_used', values: { left: (await countCodes(trx, memberId)).toString() }, language });
    return true;
  }

  return {
    async read(memberId) {
      const row = await find(db, memberId).executeTakeFirst();
      return { since: row?.confirmed_at ?? null, recoveryLeft: await countCodes(db, memberId) };
    },

    isOn,

    async mustBeOff(memberId) {
      if (await isOn(memberId)) throw alreadyOn();
    },

    async mustCarry(memberId, code) {
      const row = await find(db, memberId).executeTakeFirst();
      if (row?.confirmed_at == null) return;
      const lockedForMs = (row.locked_until?.getTime() ?? 0) - clock.nowMs();
      if (lockedForMs > 0) throw lockRefusal(RESPONSE_CODES.authenticationLocked, 'second_factor_locked', lockedForMs);
      if (code === undefined || code === '') throw codeMissing();
    },

    async begin({ id: memberId, name }) {
      const secret = makeFactorSecret();
      const values = { secret: sealing === null ? secret : sealing.seal(memberId, secret), begun_at: clock.now(), failures: 0 };
      const begun = await db
        .withTables<SecondFactorTables>()
        .insertInto('second_factor')
        .values({ member_id: memberId, ...values, confirmed_at: null, last_step: 0, locked_until: null })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null))
        .returning('member_id')
        .executeTakeFirst();
      if (begun === undefined) throw alreadyOn();
      return { secret, uri: factorUri(secret, ISSUER, name) };
    },

    async confirm(memberId, code, { token, language }) {
      // Throw the error only after the commit, so that the failure count is stored.
      const outcome = await notices.during(async (trx, tell): Promise<PlatformError | readonly string[]> => {
        const row = await find(trx, memberId).forUpdate().executeTakeFirst();
        if (row === undefined || row.confirmed_at !== null) throw new PlatformError(RESPONSE_CODES.notFound, 'second_factor_not_begun');
        if (row.begun_at.getTime() + CONFIRM_WITHIN_MS <= clock.nowMs()) {
          throw new PlatformError(RESPONSE_CODES.authenticationCodeExpired, 'second_factor_expired');
        }
        const step = stepOf(secretOf(row), code, clock.now());
        if (step === null) return refuseFirstCode(trx, row);
        await update(trx, memberId, { confirmed_at: clock.now(), last_step: step, failures: 0 });
        await sessions.closeOthers(trx, memberId, token ?? '');
        await tell({ memberId, event: 'second_factor_on', language });
        return writeCodes(trx, memberId);
      });
      if (outcome instanceof PlatformError) throw outcome;
      return outcome;
    },

    async mustPass(memberId, code, language) {
      if (!(await isOn(memberId))) return;
      if (code === undefined || code === '') throw codeMissing();
      // Throw the error only after the commit, so that the failure count is stored.
      const refusal = await notices.during(async (trx, tell): Promise<PlatformError | null> => {
        const row = await find(trx, memberId).forUpdate().executeTakeFirst();
        if (row?.confirmed_at == null) return null;
        const lockedForMs = (row.locked_until?.getTime() ?? 0) - clock.nowMs();
        if (lockedForMs > 0) return lockRefusal(RESPONSE_CODES.authenticationLocked, 'second_factor_locked', lockedForMs);
        if (await take(trx, row, code, tell, language)) return null;
        const failures = row.locked_until === null ? row.failures + 1 : 1;
        if (failures < FACTOR_FAILURES) {
          await update(trx, memberId, { failures, locked_until: null });
          return wrongCode();
        }
        await update(trx, memberId, { failures, locked_until: new Date(clock.nowMs() + FACTOR_LOCK_MS) });
        await tell({ memberId, event: 'second_factor_locked', language });
        return lockRefusal(RESPONSE_CODES.authenticationLocked, 'second_factor_locked', FACTOR_LOCK_MS);
      });
      if (refusal !== null) throw refusal;
    },

    renewCodes: (memberId, language) =>
      notices.during(async (trx, tell) => {
        const row = await find(trx, memberId).forUpdate().executeTakeFirst();
        if (row?.confirmed_at == null) throw new PlatformError(RESPONSE_CODES.notFound, 'second_factor_not_begun');
        await tell({ memberId, event: 'recovery_codes_renewed', language });
        return writeCodes(trx, memberId);
      }),

    async end(memberId, { token, language }) {
      await notices.during(async (trx, tell) => {
        const tables = trx.withTables<SecondFactorTables>();
        await tables.deleteFrom('second_factor_recovery').where('member_id', '=', memberId).execute();
        await tables.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
        await sessions.closeOthers(trx, memberId, token ?? '');
        await tell({ memberId, event: 'second_factor_off', language });
      });
    },
  };
}

/**
 * Counts a wrong first code, so that an attacker who has only the session cannot guess it and get the recovery codes.
 */
async function refuseFirstCode(trx: Trx, { member_id: memberId, failures }: Row): Promise<PlatformError> {
  if (failures + 1 < FACTOR_FAILURES) {
    await update(trx, memberId, { failures: failures + 1 });
    return wrongCode();
  }
  await trx.withTables<SecondFactorTables>().deleteFrom('second_factor').where('member_id', '=', memberId).execute();
  return new PlatformError(RESPONSE_CODES.authenticationCodeExpired, 'second_factor_guessed');
}

async function countCodes(reader: Reader, memberId: MemberId): Promise<number> {
  const { count } = await reader
    .withTables<SecondFactorTables>()
    .selectFrom('second_factor_recovery')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function update(trx: Trx, memberId: MemberId, values: Partial<Row>): Promise<void> {
  await trx.withTables<SecondFactorTables>().updateTable('second_factor').set(values).where('member_id', '=', memberId).execute();
}

function alreadyOn(): PlatformError {
  return new PlatformError(RESPONSE_CODES.dataExists, 'second_factor_on');
}

function codeMissing(): PlatformError {
  return new PlatformError(RESPONSE_CODES.authenticationRequired, 'second_factor_required');
}

function wrongCode(): PlatformError {
  return new PlatformError(RESPONSE_CODES.authenticationCodeError, 'second_factor_wrong');
}
