import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import { hashPassword } from '../kernel/passwordHash';
import { refuseGuessablePassword } from './guessablePasswords';
import type { MemberTables } from './tables';

/** Personal data of a member, unmasked; null when not entered. */
export interface Bound {
  /** Country code digits and number. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly realName: string | null;
  readonly gender: 'male' | 'female' | null;
  /** Date as `YYYY-MM-DD`. */
  readonly birthday: string | null;
}

/** New values; omitted fields stay unchanged. */
export type Change<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** Fields that can be entered once and never changed. */
export type EnteredOnce = Pick<Bound, 'realName' | 'gender' | 'birthday'>;

export interface Bindings {
  read(reader: Reader, memberId: MemberId): Promise<Bound>;
  /**
   * Writes the given fields and leaves the others.
   *
   * @throws PlatformError 6009 for a phone or e-mail address of another member; the surrounding transaction is then
   * lost
   */
  write(reader: Reader, memberId: MemberId, facts: Change<Bound>): Promise<void>;
  /** Writes all fields or none. Returns false and writes nothing when one of them is already set. */
  writeOnce(reader: Reader, memberId: MemberId, facts: Change<EnteredOnce>): Promise<boolean>;
  /** Sets the login password. @throws PlatformError 6007 for a guessable password */
  setPassword(reader: Reader, memberId: MemberId, md5: string): Promise<void>;
  setHasSecondPassword(reader: Reader, memberId: MemberId, has: boolean): Promise<void>;
}

const COLUMNS = { phone: 'phone', email: 'email', realName: 'real_name', gender: 'gender', birthday: 'birthday' } as const;

export function createBindings(): Bindings {
  const updating = (reader: Reader, memberId: MemberId) =>
    reader.withTables<MemberTables>().updateTable('member').where('id', '=', memberId);
  return {
    async read(reader, memberId) {
      const { real_name: realName, ...rest } = await reader
        .withTables<MemberTables>()
        .selectFrom('member')
        .select(['phone', 'email', 'real_name', 'gender', 'birthday'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      return { ...rest, realName };
    },

    async write(reader, memberId, facts) {
      const values = toColumns(facts);
      if (Object.keys(values).length === 0) return;
      try {
        await updating(reader, memberId).set(values).execute();
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new PlatformError(RESPONSE_CODES.dataExists, 'binding_taken');
      }
    },

    async writeOnce(reader, memberId, facts) {
      const values = toColumns(facts);
      const columns = Object.keys(values) as (typeof COLUMNS)[keyof EnteredOnce][];
      if (columns.length === 0) return true;
      const update = columns.reduce((query, column) => query.where(column, 'is', null), updating(reader, memberId).set(values));
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async setPassword(reader, memberId, md5) {
      refuseGuessablePassword(md5);
      await updating(reader, memberId)
        .set({ password_hash: await hashPassword(md5) })
        .execute();
    },

    async setHasSecondPassword(reader, memberId, has) {
      await updating(reader, memberId).set({ has_second_password: has }).execute();
    },
  };
}

function toColumns(facts: Change<Bound>) {
  const present = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [COLUMNS[name as keyof Bound], value]));
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
