import { randomInt } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Language } from '../http/messageText';
import type { Clock, Db, MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import { networkOf, type Limits } from '../limits/createLimits';
import { CODE_LIMITS } from '../limits/limitTable';
import type { CodeChannel, Mailbox } from './createMailbox';
import type { CodePurpose, CodeTables } from './tables';
import texts from './texts.json';

/** Lifetime of a code. */
export const CODE_LIFETIME_MS = 10 * 60_000;

/** Shortest time between two codes of a purpose for one target. */
export const CODE_COOLDOWN_MS = 60_000;

/** Wrong guesses from one network that lock a code for that network. */
export const CODE_FAILURES = 5;

/**
 * Wrong guesses from all other networks after which these are locked. The network that requested the code is not
 * locked, so that strangers cannot invalidate an owner's code.
 */
export const CODE_FAILURES_ELSEWHERE = 20;

/**
 * Upper bound of codes of a purpose per target and hour. Together with the limits above, guessing succeeds once in
 * 4,000 hours.
 */
export const CODES_PER_HOUR = 10;

const HOUR_MS = 60 * 60_000;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  /**
   * Key of the code: digits of a phone number with country code, or an e-mail address; for a recovery prefixed with the
   * login name.
   */
  readonly target: string;
  /**
   * Requester, for the rate limits. It is not the member of a recovery, because the response must not reveal whether
   * the member exists.
   */
  readonly asker: { readonly ip: string; readonly memberId?: MemberId };
  /** Destination of the message, if it differs from the target; with null the same work is done but nothing is sent. */
  readonly address?: string | null;
  readonly memberId?: MemberId;
  readonly language?: Language;
}

export interface CodeAttempt {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly code: string;
  /** IP address of the guess; the limits apply to its network. */
  readonly ip: string;
}

/**
 * Verification codes: six digits, one at a time per purpose and target.
 *
 *     await codes.issue({ purpose: 'bindPhone', channel: 'sms', target: '8613800001111', asker: { ip, memberId }, memberId });
 *     const spend = await codes.check({ purpose: 'bindPhone', target: '8613800001111', code, ip });
 *     await spend(trx);   // in the same transaction as the action it allows
 */
export interface VerificationCodes {
  /**
   * Creates and sends a code; the previous one becomes invalid. It must not run in a transaction, because rejected
   * requests are counted as well.
   *
   * @throws PlatformError 6066 within 60 s of the previous code, 6034 after ten in an hour, 6011 beyond a limit of
   * `CODE_LIMITS`
   */
  issue(order: CodeRequest): Promise<void>;
  /**
   * Checks a code. The returned function uses it up, and throws 6038 when another request was faster. A wrong guess
   * always counts, so it is stored before the transaction that the code allows.
   *
   * @throws PlatformError 6036 for a wrong code (or when none was sent), 6037 once it is locked for the network, 6038
   * when it has expired or was used
   */
  check(guess: CodeAttempt): Promise<(reader: Reader) => Promise<void>>;
}

export function createVerificationCodes({
  db,
  clock,
  mailbox,
  limits,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  readonly limits: Limits;
}): VerificationCodes {
  const tables = db.withTables<CodeTables>();
  const before = (ms: number): Date => new Date(clock.nowMs() - ms);

  /** Counts a guess as wrong before it is compared, so that parallel guesses do not bypass the limits. */
  async function beginGuess({ purpose, target, code, ip }: CodeAttempt): Promise<boolean> {
    const network = networkOf(ip);
    const row = await tables
      .updateTable('verification_code')
      .set({ failures_elsewhere: sql`failures_elsewhere + (asked_from <> ${network})::integer` })
      .where('purpose', '=', purpose)
      .where('target', '=', asTarget(target))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    if (row.used_at !== null || row.issued_at <= before(CODE_LIFETIME_MS)) {
      throw new PlatformError(RESPONSE_CODES.authenticationCodeExpired);
    }
    const failures = await countGuess(row, network);
    const isLockedElsewhere = row.asked_from !== network && row.failures_elsewhere > CODE_FAILURES_ELSEWHERE;
    if (failures > CODE_FAILURES || isLockedElsewhere) throw new PlatformError(RESPONSE_CODES.authenticationLocked);
    if (await isPassword(code, row.code_hash)) return true;
    if (failures === CODE_FAILURES) throw new PlatformError(RESPONSE_CODES.authenticationLocked);
    return false;
  }

  /** Returns the number of guesses at this code from the network, including the current one. */
  async function countGuess({ purpose, target, issued_at }: CodeTables['verification_code'], network: string): Promise<number> {
    const { failures } = await tables
      .insertInto('verification_guess')
      .values({ purpose, target, network, issued_at, failures: 1 })
      .onConflict((conflict) =>
        conflict.columns(['purpose', 'target', 'network']).doUpdateSet({
          issued_at,
          failures: sql`case when verification_guess.issued_at = ${issued_at}::timestamptz then verification_guess.failures + 1 else 1 end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    return failures;
  }

  return {
    async issue({ purpose, channel, target, asker, address = target, memberId, language = 'zh-CN' }) {
      await mayAsk(asTarget(target), asker);
      // Reject early, before the expensive hash of the code; the insert below decides between concurrent requests.
      const refusal = await refusalOf({ purpose, target });
      if (refusal !== null) throw refusal;
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const now = clock.now();
      const codeHash = await hashPassword(code);
      const written = await tables
        .insertInto('verification_code')
        .values({
          purpose,
          target: asTarget(target),
          member_id: memberId ?? null,
          code_hash: codeHash,
          asked_from: networkOf(asker.ip),
          failures_elsewhere: 0,
          issued_at: now,
          counted_since: now,
          issued_count: 1,
          used_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['purpose', 'target'])
            .doUpdateSet({
              member_id: memberId ?? null,
              code_hash: codeHash,
              asked_from: networkOf(asker.ip),
              failures_elsewhere: 0,
              issued_at: now,
              counted_since: sql`case when verification_code.counted_since <= ${before(HOUR_MS)} then ${now}::timestamptz else verification_code.counted_since end`,
              issued_count: sql`case when verification_code.counted_since <= ${before(HOUR_MS)} then 1 else verification_code.issued_count + 1 end`,
              used_at: null,
            })
            .where('verification_code.issued_at', '<=', before(CODE_COOLDOWN_MS))
            .where((where) =>
              where.or([
                where('verification_code.issued_count', '<', CODES_PER_HOUR),
                where('verification_code.counted_since', '<=', before(HOUR_MS)),
              ]),
            ),
        )
        .returning('issued_at')
        .executeTakeFirst();
      if (written === undefined) throw (await refusalOf({ purpose, target })) ?? new PlatformError(RESPONSE_CODES.sixtySecondLimit);
      if (address === null) return;
      mailbox.send({ channel, target: asTarget(address), purpose, code, text: texts[language][purpose].replace('{{code}}', code) });
    },

    async check(guess) {
      if (!(await beginGuess(guess))) throw new PlatformError(RESPONSE_CODES.authenticationCodeError);
      return async (reader) => {
        const { numUpdatedRows } = await reader
          .withTables<CodeTables>()
          .updateTable('verification_code')
          .set({ used_at: clock.now() })
          .where('purpose', '=', guess.purpose)
          .where('target', '=', asTarget(guess.target))
          .where('used_at', 'is', null)
          .executeTakeFirst();
        // Another request has used the code meanwhile.
        if (numUpdatedRows === 0n) throw new PlatformError(RESPONSE_CODES.authenticationCodeExpired);
      };
    },
  };

  /**
   * Counts the request itself, whether or not a code is sent.
   *
   * @throws TooOftenError
   */
  async function mayAsk(target: string, { ip, memberId }: CodeRequest['asker']): Promise<void> {
    const ofMember =
      memberId === undefined
        ? []
        : [
            { limit: 'code targets of member', windows: CODE_LIMITS.targetsOfMember, of: memberId, once: target },
            { limit: 'codes of member', windows: CODE_LIMITS.codesOfMember, of: memberId },
          ];
    const of = networkOf(ip);
    await limits.count(
      { limit: 'codes to a target', windows: CODE_LIMITS.target, of: target },
      ...ofMember,
      { limit: 'code targets of address', windows: CODE_LIMITS.targetsOfAddress, of, once: target },
      { limit: 'codes of address', windows: CODE_LIMITS.codesOfAddress, of },
    );
  }

  /**
   * Returns why no code is sent now: too soon after the last one, or too many within an hour; null when one may be
   * sent.
   */
  async function refusalOf({ purpose, target }: Pick<CodeRequest, 'purpose' | 'target'>): Promise<PlatformError | null> {
    const row = await tables
      .selectFrom('verification_code')
      .select(['issued_at', 'issued_count', 'counted_since'])
      .where('purpose', '=', purpose)
      .where('target', '=', asTarget(target))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.issued_at > before(CODE_COOLDOWN_MS)) return new PlatformError(RESPONSE_CODES.sixtySecondLimit);
    const isFull = row.issued_count >= CODES_PER_HOUR && row.counted_since > before(HOUR_MS);
    return isFull ? new PlatformError(RESPONSE_CODES.maxPhoneAttempts) : null;
  }
}

/** Normalizes a target, because e-mail addresses are not case-sensitive. */
function asTarget(target: string): string {
  return target.toLowerCase();
}
