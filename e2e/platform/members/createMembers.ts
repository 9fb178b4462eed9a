import type { MemberInfo } from '@site/shared/wire/user';
import type { Clock, Db, Fen, Member, MemberId, Reader } from '../kernel';
import { businessDayOf, fen } from '../kernel';
import { createGradeKeeper, type GradeKeeper } from './createGradeKeeper';
import { maskEmail, maskName, maskPhone } from './masks';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import type { MemberTables } from './tables';
import { readTurnover } from '../turnover/countedPlay';

export interface NewMember {
  readonly name: string;
  readonly nickname: string;
  /** Result of `hashPassword`. */
  readonly passwordHash: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly realName: string | null;
  readonly birthday: string | null;
  /** Valid turnover from before this platform recorded it. */
  readonly openingTurnover: Fen;
}

export interface Members {
  create(reader: Reader, member: NewMember): Promise<MemberId>;
  /** Returns the member with this name and password; null when either is wrong, after the same time. */
  authenticate(name: string, passwordMd5: string): Promise<Member | null>;
  find(memberId: MemberId): Promise<Member | null>;
  findByName(name: string, reader?: Reader): Promise<Member | null>;
  info(memberId: MemberId): Promise<MemberInfo>;
  /** Returns the unmasked targets for codes; null when none is bound. */
  contact(reader: Reader, memberId: MemberId): Promise<{ readonly phone: string | null; readonly email: string | null }>;
  /** Returns the member's total valid turnover: the opening turnover and what was recorded since. */
  turnover(memberId: MemberId, reader?: Reader): Promise<Fen>;
  /**
   * Returns the member's current VIP grade. It needs the turnover, so call it only where the grade is shown, not with
   * every call.
   */
  vipLevel(memberId: MemberId): Promise<number>;
  readonly grades: GradeKeeper;
}

const MEMBER_COLUMNS = ['id', 'name', 'nickname'] as const;

export function createMembers(db: Db, clock: Clock): Members {
  const tables = db.withTables<MemberTables>();

  const turnover = async (memberId: MemberId, reader: Reader = db): Promise<Fen> => {
    const row = await reader
      .withTables<MemberTables>()
      .selectFrom('member')
      .select('opening_turnover')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return fen(row.opening_turnover + (await readTurnover(reader, memberId)));
  };

  const grades = createGradeKeeper({ db, clock });
  return {
    grades,

    async create(reader, { name, nickname, passwordHash, phone, email, realName, birthday, openingTurnover }) {
      const { id } = await reader
        .withTables<MemberTables>()
        .insertInto('member')
        .values({
          name: name.toLowerCase(),
          nickname,
          password_hash: passwordHash,
          phone,
          email,
          real_name: realName,
          birthday,
          opening_turnover: openingTurnover,
          registered_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async authenticate(name, passwordMd5) {
      const row = await tables
        .selectFrom('member')
        .select([...MEMBER_COLUMNS, 'password_hash'])
        .where('name', '=', name.toLowerCase())
        .executeTakeFirst();
      if (row === undefined) {
        // Hash anyway, so that the response time does not reveal which names exist.
        await hashPassword(passwordMd5);
        return null;
      }
      const { password_hash: stored, ...member } = row;
      return (await isPassword(passwordMd5, stored)) ? member : null;
    },

    async find(memberId) {
      return (await tables.selectFrom('member').select(MEMBER_COLUMNS).where('id', '=', memberId).executeTakeFirst()) ?? null;
    },

    async findByName(name, reader = db) {
      const members = reader.withTables<MemberTables>().selectFrom('member').select(MEMBER_COLUMNS);
      return (await members.where('name', '=', name.toLowerCase()).executeTakeFirst()) ?? null;
    },

    contact: (reader, memberId) =>
      reader
        .withTables<MemberTables>()
        .selectFrom('member')
        .select(['phone', 'email'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),

    async info(memberId) {
      const row = await tables.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
      return {
        userId: row.id.toString(),
        name: row.name,
        nickname: row.nickname.toLowerCase() === row.name ? '' : row.nickname,
        bindPhone: row.phone !== null,
        bindRealName: row.real_name !== null,
        phone: row.phone === null ? '' : maskPhone(row.phone),
        email: row.email === null ? '' : maskEmail(row.email),
        realName: row.real_name === null ? '' : maskName(row.real_name),
        gender: row.gender ?? '',
        birthday: row.birthday ?? '',
        registerDate: businessDayOf(row.registered_at).date,
        hasSecondPassword: row.has_second_password,
        vipLevel: (await grades.read(memberId)).grade,
      };
    },

    turnover,

    vipLevel: async (memberId) => (await grades.read(memberId)).grade,
  };
}
