import type { Clock, Db, Fen, MemberId, Reader, Trx } from '../kernel';
import { fen, inTransaction } from '../kernel';
import { heldFrom, nextGradeChange, type GradeChange, type GradeChangeReason, type HeldGrade, type TurnoverAt } from './gradeKeeping';
import { gradeReached, mustFindGrade } from './grades';
import { readTurnover } from '../turnover/countedPlay';
import type { MemberTables } from './tables';

/** What a grade takes to be kept, or the one above to be regained; wire-free. */
export interface GradeProgress extends HeldGrade {
  readonly turnover: TurnoverAt;
}

export interface RecordedChange {
  readonly at: Date;
  readonly from: number;
  readonly to: number;
  readonly reason: GradeChangeReason;
}

/**
 * The VIP grades of members. A grade is held through 90 business days, and looked at again at their end: by each read, and by the
 * clock. The member's row is locked for a change, and a change is recorded once, so that no two readers let a grade fall twice.
 */
export interface GradeKeeper {
  read(memberId: MemberId): Promise<GradeProgress>;
  /** The newest first. */
  history(memberId: MemberId, limit: number): Promise<readonly RecordedChange[]>;
  /** Looks at grades whose time is over. Several processes may tick at once. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
}

/** Members looked at in one tick; the rest waits for the next. */
const TICK_BATCH = 100;

export function createGradeKeeper({ db, clock }: Dependencies): GradeKeeper {
  return {
    read,

    async history(memberId, limit) {
      await read(memberId);
      const rows = await db
        .withTables<MemberTables>()
        .selectFrom('member_grade_change')
        .select(['at', 'from_grade', 'to_grade', 'reason'])
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ at, from_grade: from, to_grade: to, reason }) => ({ at, from, to, reason }));
    },

    async tick() {
      const due = await db
        .withTables<MemberTables>()
        .selectFrom('member_grade')
        .select('member_id')
        .where('held_until', '<=', clock.now())
        .where('grade', '>', 0)
        .limit(TICK_BATCH)
        .execute();
      for (const { member_id: memberId } of due) await read(memberId);
    },
  };

  /** Without a lock where nothing changes, which is nearly always. */
  async function read(memberId: MemberId): Promise<GradeProgress> {
    const now = clock.now();
    const held = await find(db, memberId);
    if (held !== null) {
      const at = momentOf(held, now);
      const turnover = await turnoverAt(db, memberId, held, at);
      if (changeOf(held, turnover, at) === null) return { ...held, turnover };
    }
    return inTransaction(db, (trx) => bringToPresent(trx, memberId, now));
  }

  async function bringToPresent(trx: Trx, memberId: MemberId, now: Date): Promise<GradeProgress> {
    await trx.withTables<MemberTables>().selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
    let held = (await find(trx, memberId)) ?? (await begin(trx, memberId, now));
    for (;;) {
      const at = momentOf(held, now);
      const turnover = await turnoverAt(trx, memberId, held, at);
      const change = changeOf(held, turnover, at);
      if (change === null) return { ...held, turnover };
      await record(trx, memberId, held.grade, change);
      held = change.held;
    }
  }

  /** No one falls from the first step, so that its time is never over. */
  function changeOf(held: HeldGrade, turnover: TurnoverAt, at: Date): GradeChange | null {
    const change = nextGradeChange(held, turnover, at);
    return held.grade === 0 && (change?.reason === 'kept' || change?.reason === 'fell') ? null : change;
  }

  async function turnoverAt(reader: Reader, memberId: MemberId, { from }: HeldGrade, at: Date): Promise<TurnoverAt> {
    const { opening_turnover: opening } = await reader
      .withTables<MemberTables>()
      .selectFrom('member')
      .select('opening_turnover')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const [all, sinceHeld] = [
      await readTurnover(reader, memberId, { to: after(at) }),
      await readTurnover(reader, memberId, { from, to: after(at) }),
    ];
    return { all: fen(opening + all), sinceHeld };
  }

  /** A member of before grades were kept begins with what all turnover has reached. */
  async function begin(trx: Trx, memberId: MemberId, now: Date): Promise<HeldGrade> {
    const { all } = await turnoverAt(trx, memberId, heldFrom(0, 0, now), now);
    const { grade } = gradeReached(all);
    const held = heldFrom(grade, grade, now);
    await trx
      .withTables<MemberTables>()
      .insertInto('member_grade')
      .values({ member_id: memberId, grade, reached: grade, held_from: held.from, held_until: held.until })
      .execute();
    return held;
  }
}

/** The moment a grade is looked at: the end of its time where that is over. */
function momentOf({ grade, until }: HeldGrade, now: Date): Date {
  return grade > 0 && until <= now ? until : now;
}

/** Turnover of this millisecond counts at it. */
function after(at: Date): Date {
  return new Date(at.getTime() + 1);
}

async function find(reader: Reader, memberId: MemberId): Promise<HeldGrade | null> {
  const row = await reader
    .withTables<MemberTables>()
    .selectFrom('member_grade')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : { grade: row.grade, reached: row.reached, from: row.held_from, until: row.held_until };
}

async function record(trx: Trx, memberId: MemberId, before: number, { reason, at, held }: GradeChange): Promise<void> {
  const tables = trx.withTables<MemberTables>();
  await tables
    .updateTable('member_grade')
    .set({ grade: held.grade, reached: held.reached, held_from: held.from, held_until: held.until })
    .where('member_id', '=', memberId)
    .execute();
  await tables
    .insertInto('member_grade_change')
    .values({ member_id: memberId, at, from_grade: before, to_grade: held.grade, reason })
    .execute();
}

/** What is missing to keep a grade; to regain the one above after a fall. */
export function keepNeeds({ grade, reached }: HeldGrade): { readonly keep: Fen | null; readonly regain: Fen | null } {
  return {
    keep: grade === 0 ? null : mustFindGrade(grade).keep,
    regain: grade < reached ? mustFindGrade(grade + 1).keep : null,
  };
}
