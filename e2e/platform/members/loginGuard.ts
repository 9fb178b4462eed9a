import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { CaptchaNeed, CarriedCaptcha } from '../captcha/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import { captchaRefusal, type CaptchaPolicy } from '../captcha/policy';
import type { Clock, Db, Reader, Trx } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import type { AccessTables } from './accessTables';

/** Failures are counted for this long from the first, and a lock lasts this long from the last. */
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** So many failed logins of one name lock it, and so many of one address lock that. */
export const FAILURES_OF_NAME = 10;
export const FAILURES_OF_ADDRESS = 30;

/** After so many failures, of a name or of an address, the next try wants a captcha. */
export const FAILURES_BEFORE = { graphic: 3, slider: 6 } as const;

export interface LoginTry {
  readonly name: string;
  readonly ip: string;
  readonly captcha: CarriedCaptcha;
  /** Whether a voucher of a moment ago replaces the captcha. */
  readonly isVouched: boolean;
}

/**
 * Runs before the password check. A try is counted before the password is looked at, under locks, so that many at once do not bypass the limit: for its
 * name as failed already, for its address as pending, since many people may come from one. Unknown names are counted alike.
 */
export interface LoginGuard {
  /**
   * @returns whether the name is locked if this try fails
   * @throws PlatformError 6011 while the address is locked, 6037 while the name is, both with the minutes left; 6021 or 6022 for the captcha
   * that is wanted
   */
  enter(login: LoginTry): Promise<{ readonly isLast: boolean }>;
  /** The password was right: what was counted for the name is over. */
  passed(name: string, ip: string): Promise<void>;
  /** It was wrong. */
  failed(ip: string): Promise<void>;
  /** Forgets what was counted for the name. */
  forgive(reader: Reader, name: string): Promise<void>;
  /** What a login of this name from this address has to do before. */
  needOf(name: string, ip: string): Promise<CaptchaNeed>;
  /** For the sandbox: as if so many logins of the name had failed just now. */
  setFailures(name: string, count: number): Promise<void>;
}

type Row = AccessTables['login_failure'];

/** Current counts of one subject; `lockedForMs` is 0 where it is not locked. */
interface FailureCounts {
  readonly failures: number;
  readonly pending: number;
  readonly since: Date;
  readonly lockedForMs: number;
}

export function createLoginGuard({
  db,
  clock,
  captchas,
  policy,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly policy: CaptchaPolicy;
}): LoginGuard {
  const tables = db.withTables<AccessTables>();

  function countsOf(row: Row | undefined, limit: number): FailureCounts {
    const now = clock.now();
    const isLocked = row !== undefined && row.failures + row.pending >= limit;
    const endsAt = row === undefined ? 0 : (isLocked ? row.last_at : row.counted_since).getTime() + FAILURE_WINDOW_MS;
    if (row === undefined || endsAt <= now.getTime()) return { failures: 0, pending: 0, since: now, lockedForMs: 0 };
    const { failures, pending, counted_since } = row;
    const since = failures + pending === 0 ? now : counted_since;
    return { failures, pending, since, lockedForMs: isLocked ? endsAt - now.getTime() : 0 };
  }

  /** Both rows, locked until the transaction ends. */
  async function lock(trx: Trx, name: string, ip: string): Promise<{ readonly ofName: FailureCounts; readonly ofAddress: FailureCounts }> {
    const now = clock.now();
    const access = trx.withTables<AccessTables>();
    await access
      .insertInto('login_failure')
      // Always in this order, so that two tries never wait for each other.
      .values([ofAddress(ip), ofName(name)].map((subject) => ({ subject, failures: 0, pending: 0, counted_since: now, last_at: now })))
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute();
    const rows = await access
      .selectFrom('login_failure')
      .selectAll()
      .where('subject', 'in', [ofAddress(ip), ofName(name)])
      .orderBy('subject')
      .forUpdate()
      .execute();
    return countsOfBoth(rows, name, ip);
  }

  function countsOfBoth(
    rows: readonly Row[],
    name: string,
    ip: string,
  ): { readonly ofName: FailureCounts; readonly ofAddress: FailureCounts } {
    const find = (subject: string): Row | undefined => rows.find((row) => row.subject === subject);
    return {
      ofName: countsOf(find(ofName(name)), FAILURES_OF_NAME),
      ofAddress: countsOf(find(ofAddress(ip)), FAILURES_OF_ADDRESS),
    };
  }

  async function count(trx: Trx, subject: string, { failures, pending, since }: Omit<FailureCounts, 'lockedForMs'>): Promise<void> {
    await trx
      .withTables<AccessTables>()
      .updateTable('login_failure')
      .set({ failures, pending, counted_since: since, last_at: clock.now() })
      .where('subject', '=', subject)
      .execute();
  }

  async function settle(ip: string, failures: 0 | 1): Promise<void> {
    await tables
      .updateTable('login_failure')
      .set(({ eb }) => ({ failures: eb('failures', '+', failures), pending: sql`greatest(pending - 1, 0)` }))
      .where('subject', '=', ofAddress(ip))
      .execute();
  }

  return {
    async enter({ name, ip, captcha, isVouched }) {
      // A refusal is an answer, not a failure of the transaction: the captcha that was wrong stays spent.
      const verdict = await inTransaction(db, async (trx): Promise<{ isLast: boolean } | PlatformError> => {
        const { ofName: named, ofAddress: located } = await lock(trx, name, ip);
        if (located.lockedForMs > 0) return lockRefusal(RESPONSE_CODES.frequentSubmission, 'logins_too_often', located.lockedForMs);
        if (named.lockedForMs > 0) return lockRefusal(RESPONSE_CODES.authenticationLocked, 'logins_locked', named.lockedForMs);
        const need = isVouched ? 'none' : await policy.needAtSignIn(suspected(named, located), trx);
        const bond = { occasion: CAPTCHA_OCCASIONS.login, name, ip };
        if (need !== 'none' && !(await captchas.spend(trx, need, captcha, bond))) {
          return captchaRefusal(need, captcha.kaptchcate === '1' && need === 'graphic' ? 'captcha_wrong' : null);
        }
        await count(trx, ofAddress(ip), { ...located, pending: located.pending + 1 });
        await count(trx, ofName(name), { ...named, failures: named.failures + 1 });
        return { isLast: named.failures + 1 >= FAILURES_OF_NAME };
      });
      if (verdict instanceof PlatformError) throw verdict;
      return verdict;
    },

    async passed(name, ip) {
      await settle(ip, 0);
      await forgive(db, name);
      await forgetOld();
    },

    failed: (ip) => settle(ip, 1),

    forgive,

    async needOf(name, ip) {
      const rows = await tables
        .selectFrom('login_failure')
        .selectAll()
        .where('subject', 'in', [ofAddress(ip), ofName(name)])
        .execute();
      const { ofName: named, ofAddress: located } = countsOfBoth(rows, name, ip);
      return policy.needAtSignIn(suspected(named, located));
    },

    async setFailures(name, failures) {
      const row = { failures, pending: 0, counted_since: clock.now(), last_at: clock.now() };
      await tables
        .insertInto('login_failure')
        .values({ subject: ofName(name), ...row })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
        .execute();
    },
  };

  async function forgive(reader: Reader, name: string): Promise<void> {
    await reader.withTables<AccessTables>().updateTable('login_failure').set({ failures: 0 }).where('subject', '=', ofName(name)).execute();
  }

  /** Deletes expired rows, also of invented names; rows that another try holds are left to the next time. */
  async function forgetOld(): Promise<void> {
    const oldest = new Date(clock.nowMs() - FAILURE_WINDOW_MS);
    await sql`
      delete from login_failure
      where subject in (select subject from login_failure where last_at <= ${oldest} for update skip locked)`.execute(db);
  }
}

function ofName(name: string): string {
  return `name:${name.toLowerCase()}`;
}

function ofAddress(ip: string): string {
  return `address:${ip}`;
}

function suspected(...counts: readonly FailureCounts[]): CaptchaNeed {
  const failures = Math.max(...counts.map((each) => each.failures));
  if (failures >= FAILURES_BEFORE.slider) return 'slider';
  return failures >= FAILURES_BEFORE.graphic ? 'graphic' : 'none';
}

/** @returns the refusal, with whole minutes rounded up */
export function lockRefusal(code: number, reason: string, lockedForMs: number): PlatformError {
  return new PlatformError(code, reason, null, { minutes: Math.ceil(lockedForMs / 60_000).toString() });
}
