import type { Clock, Db, Fen, MemberId, Reader, Trx } from '../kernel';
import { fen, inTransaction } from '../kernel';
import { heldFrom, nextGradeChange, type GradeChange, type GradeChangeReason, type HeldGrade, type TurnoverAt } from './gradeKeeping';
import { gradeReached, mustFindGrade } from './grades';
import { readTurnover } from '../turnover/countedPlay';
import type { MemberTables } from './tables';

/** Held grade with the turnover that counts towards keeping it or regaining the one above. */
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
 * VIP grades of members. A grade is held for 90 business days and then reviewed, both on each read and by a timer. A
 * change locks the member's row and is recorded once, so that two concurrent readers cannot downgrade a member twice.
 */
export interface GradeKeeper {
  read(memberId: MemberId): Promise<GradeProgress>;
  /** Returns the recorded changes, the newest first. */
  history(memberId: MemberId, limit: number): Promise<readonly RecordedChange[]>;
  /** Reviews expired grades. Several processes may tick at the same time. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
}

/** Limit of members reviewed in one tick; the others wait for the next. */
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

  /** Reads without a lock when nothing changes, which is nearly always. */
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

  /** Returns the next change. The first grade never expires, because it cannot be lost. */
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

  /** Creates the first grade record of an existing member from the total turnover. */
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

/** Returns the time of the review: the end of the holding period when it is over, else now. */
function momentOf({ grade, until }: HeldGrade, now: Date): Date {
  return grade > 0 && until <= now ? until : now;
}

/** Returns the next millisecond, so that turnover of the same millisecond is included. */
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

/** Returns the turnover needed to keep a grade, and to regain the one above after a downgrade. */
export function keepNeeds({ grade, reached }: HeldGrade): { readonly keep: Fen | null; readonly regain: Fen | null } {
  return {
    keep: grade === 0 ? null : mustFindGrade(grade).keep,
    regain: grade < reached ? mustFindGrade(grade + 1).keep : null,
  };
}
