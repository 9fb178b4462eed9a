import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import { hashPassword } from '../kernel/passwordHash';
import { refuseGuessablePassword } from './guessablePasswords';
import type { MemberTables } from './tables';

/** Personal data of a member, unmasked; null where nothing is entered. */
export interface Bound {
  /** Country code digits and number. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly realName: string | null;
  readonly gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
}

/** The new values; fields that are not named stay. */
export type Change<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** Entered once and never changed. */
export type EnteredOnce = Pick<Bound, 'realName' | 'gender' | 'birthday'>;

export interface Bindings {
  read(reader: Reader, memberId: MemberId): Promise<Bound>;
  /**
   * Writes what is given and leaves the rest.
   *
   * @throws PlatformError 6009 for a phone or an e-mail address that another member has; the transaction around it is lost then
   */
  write(reader: Reader, memberId: MemberId, facts: Change<Bound>): Promise<void>;
  /** All of it or nothing: false, and nothing is written, where one of them is set already. */
  writeOnce(reader: Reader, memberId: MemberId, facts: Change<EnteredOnce>): Promise<boolean>;
  /** @throws PlatformError 6007 for a password that anyone would try first */
  setPassword(reader: Reader, memberId: MemberId, md5: string): Promise<void>;
  /** Records whether the member has a second password. */
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
