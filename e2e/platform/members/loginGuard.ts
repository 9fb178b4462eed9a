import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { CaptchaNeed, CarriedCaptcha } from '../captcha/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import { captchaRefusal, type CaptchaPolicy } from '../captcha/policy';
import type { Clock, Db, Reader, Trx } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { networkOf } from '../limits/createLimits';
import type { AccessTables } from './accessTables';

/** Time for which failures are counted from the first, and for which a lock lasts from the last. */
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** Failed logins of one name from one network that lock the name for that network. */
export const FAILURES_OF_NAME = 10;

/** Failed logins of all names from one network that lock the network. */
export const FAILURES_OF_NETWORK = 30;

/** Failures of a name from anywhere, or of a network, after which the next try requires a captcha. */
export const FAILURES_BEFORE = { graphic: 3, slider: 6 } as const;

export interface LoginTry {
  readonly name: string;
  readonly ip: string;
  readonly captcha: CarriedCaptcha;
  /** True when a recent voucher replaces the captcha. */
  readonly isVouched: boolean;
  /**
   * Form that asks for the password. A form for signed-in members locks after {@link FAILURES_OF_NAME} tries from
   * anywhere: it has no captcha, and only the bearer of the member's session can reach it.
   */
  readonly place: 'sign-in' | 'member-form';
}

/**
 * Protects the password check. Counts a try before the password is checked, under locks, so that parallel tries do not
 * bypass the limit: as failed for its name, and as pending for its network, which many people may share. Unknown names
 * are counted in the same way.
 *
 * Only tries from the same network lock a name. Tries from elsewhere only make it require a captcha, so that a stranger
 * who knows a name cannot lock out its owner.
 */
export interface LoginGuard {
  /**
   * @returns `isLast`: true when the name is locked for this network if this try fails
   * @throws PlatformError 6011 while the network is locked, 6037 while the name is locked for it, both with the minutes
   * left; 6021 or 6022 for the required captcha
   */
  enter(login: LoginTry): Promise<{ readonly isLast: boolean }>;
  /** Records a right password and clears the counts of the name. */
  passed(name: string, ip: string): Promise<void>;
  failed(ip: string): Promise<void>;
  /** Clears the counts of the name, and of the name from this network. */
  forgive(reader: Reader, name: string, ip: string): Promise<void>;
  /** Returns the captcha that a login of this name from this address requires. */
  needOf(name: string, ip: string): Promise<CaptchaNeed>;
  /** Sets how many logins of the name have failed just now from this address; for the sandbox. */
  setFailures(name: string, count: number, ip: string): Promise<void>;
}

type Row = AccessTables['login_failure'];

/** Current counts of one subject; `lockedForMs` is 0 when it is not locked. */
interface FailureCounts {
  readonly failures: number;
  readonly pending: number;
  readonly since: Date;
  readonly lockedForMs: number;
}

/** Keys under which a try is counted. */
interface Subjects {
  readonly name: string;
  readonly network: string;
  /** Name from this network, or the name in forms for its signed-in member. */
  readonly both: string;
}

type Counts = Readonly<Record<keyof Subjects, FailureCounts>>;

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

  /** Reads the counts of name, network and both, and locks them until the transaction ends. */
  async function lock(trx: Trx, subjects: Subjects): Promise<Counts> {
    const now = clock.now();
    const access = trx.withTables<AccessTables>();
    await access
      .insertInto('login_failure')
      // Insert in a fixed order, so that two tries never deadlock.
      .values(inOrder(subjects).map((subject) => ({ subject, failures: 0, pending: 0, counted_since: now, last_at: now })))
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute();
    const rows = await access
      .selectFrom('login_failure')
      .selectAll()
      .where('subject', 'in', inOrder(subjects))
      .orderBy('subject')
      .forUpdate()
      .execute();
    return toCounts(rows, subjects);
  }

  function toCounts(rows: readonly Row[], { name, network, both }: Subjects): Counts {
    const find = (subject: string): Row | undefined => rows.find((row) => row.subject === subject);
    return {
      name: countsOf(find(name), Number.POSITIVE_INFINITY),
      network: countsOf(find(network), FAILURES_OF_NETWORK),
      both: countsOf(find(both), FAILURES_OF_NAME),
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
      .where('subject', '=', ofNetwork(ip))
      .execute();
  }

  return {
    async enter({ name, ip, captcha, isVouched, place }) {
      // Return a refusal instead of throwing it, because the transaction must commit: a wrong captcha stays used.
      const verdict = await inTransaction(db, async (trx): Promise<{ isLast: boolean } | PlatformError> => {
        const subjects = subjectsOf(name, ip, place);
        const counts = await lock(trx, subjects);
        const { network, both } = counts;
        if (network.lockedForMs > 0) return lockRefusal(RESPONSE_CODES.frequentSubmission, 'logins_too_often', network.lockedForMs);
        if (both.lockedForMs > 0) return lockRefusal(RESPONSE_CODES.authenticationLocked, 'logins_locked', both.lockedForMs);
        const need = isVouched ? 'none' : await policy.needAtSignIn(suspected(counts), trx);
        const bond = { occasion: CAPTCHA_OCCASIONS.login, name, ip };
        if (need !== 'none' && !(await captchas.spend(trx, need, captcha, bond))) {
          return captchaRefusal(need, captcha.kaptchcate === '1' && need === 'graphic' ? 'captcha_wrong' : null);
        }
        await count(trx, subjects.network, { ...network, pending: network.pending + 1 });
        for (const each of ['name', 'both'] as const)
          await count(trx, subjects[each], { ...counts[each], failures: counts[each].failures + 1 });
        return { isLast: both.failures + 1 >= FAILURES_OF_NAME };
      });
      if (verdict instanceof PlatformError) throw verdict;
      return verdict;
    },

    async passed(name, ip) {
      await settle(ip, 0);
      await forgive(db, name, ip);
      await forgetOld();
    },

    failed: (ip) => settle(ip, 1),

    forgive,

    async needOf(name, ip) {
      const subjects = subjectsOf(name, ip);
      const rows = await tables.selectFrom('login_failure').selectAll().where('subject', 'in', inOrder(subjects)).execute();
      return policy.needAtSignIn(suspected(toCounts(rows, subjects)));
    },

    async setFailures(name, failures, ip) {
      const row = { failures, pending: 0, counted_since: clock.now(), last_at: clock.now() };
      const subjects = subjectsOf(name, ip);
      for (const subject of [subjects.name, subjects.both]) {
        await tables
          .insertInto('login_failure')
          .values({ subject, ...row })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
          .execute();
      }
    },
  };

  async function forgive(reader: Reader, name: string, ip: string): Promise<void> {
    const subjects = subjectsOf(name, ip);
    await reader
      .withTables<AccessTables>()
      .updateTable('login_failure')
      .set({ failures: 0 })
      .where('subject', 'in', ({ selectFrom }) =>
        // Select first: an update locks its rows in any order, and would deadlock with a try of the same name.
        selectFrom('login_failure')
          .select('subject')
          .where('subject', 'in', [subjects.name, subjects.both, subjectsOf(name, ip, 'member-form').both])
          .orderBy('subject')
          .forUpdate(),
      )
      .execute();
  }

  /**
   * Deletes expired rows, including those of invented names. Rows that another try has locked stay until the next run.
   */
  async function forgetOld(): Promise<void> {
    const oldest = new Date(clock.nowMs() - FAILURE_WINDOW_MS);
    await sql`
      delete from login_failure
      where subject in (select subject from login_failure where last_at <= ${oldest} for update skip locked)`.execute(db);
  }
}

function subjectsOf(name: string, ip: string, place: LoginTry['place'] = 'sign-in'): Subjects {
  const from = place === 'sign-in' ? `both:${networkOf(ip)}` : 'form:';
  return { name: `name:${name.toLowerCase()}`, network: ofNetwork(ip), both: `${from} ${name.toLowerCase()}` };
}

function ofNetwork(ip: string): string {
  return `network:${networkOf(ip)}`;
}

function inOrder({ both, name, network }: Subjects): readonly string[] {
  return [both, name, network];
}

function suspected(counts: Counts): CaptchaNeed {
  const failures = Math.max(...Object.values(counts).map((each) => each.failures));
  if (failures >= FAILURES_BEFORE.slider) return 'slider';
  return failures >= FAILURES_BEFORE.graphic ? 'graphic' : 'none';
}

/** @returns the refusal, with whole minutes rounded up */
export function lockRefusal(code: number, reason: string, lockedForMs: number): PlatformError {
  return new PlatformError(code, reason, null, { minutes: Math.ceil(lockedForMs / 60_000).toString() });
}
