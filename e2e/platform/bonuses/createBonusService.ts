import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Selectable } from 'kysely';
import type { Localized } from '../http/localized';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Reader, Trx } from '../kernel';
import { createKeyedRequests, createKeyScope, fen, formatYuanInText, inTransaction, negate, PlatformError, ZERO_FEN } from '../kernel';
import { inCountingOrder, isBinding, isCounted, readGrants, type BonusFacts, type Grant } from './readGrants';
import type { BonusTables } from './tables';

/** Money that goes back when a bonus ends before it is met. */
export interface TakeBack {
  /** Amount of the bonus, or all the member's money when that is less. */
  readonly amount: Fen;
  /** Amount that the central wallet lacks, because the money is in open bets, withdrawals, venues or running rounds. */
  readonly missing: Fen;
}

export interface OpenBonus extends Grant {
  readonly bonus: BonusFacts;
  /** Null when the bonus is met. */
  readonly takeBack: TakeBack | null;
}

export interface ClosedBonus {
  readonly id: string;
  readonly title: Localized;
  readonly amount: Fen;
  readonly state: 'given-up' | 'expired';
  readonly takenBack: Fen;
  readonly closedAt: Date;
}

/**
 * Bonuses with turnover conditions, after their payment.
 *
 * | state | event                                              | next                                                |
 * |-------|----------------------------------------------------|-----------------------------------------------------|
 * | –     | paid (`payBonus`)                                  | open                                                |
 * | open  | the member gives it up before it is met            | given-up: its amount, or all the money, goes back   |
 * | open  | it expires, and it is met                          | met                                                 |
 * | open  | it expires, and the member's money has reached zero | spent                                              |
 * | open  | it expires otherwise                               | expired: taken back like that, with a message       |
 *
 * A bonus never goes back in parts. While the central wallet lacks some of the amount because it is in bets, venues or
 * rounds, the member cannot give the bonus up, and an expired one stays binding until the money returns. Each event
 * locks the bonus's row, and the posting's key contains its id, so it goes back only once.
 */
export interface BonusService {
  /**
   * Returns the bonuses that are not met, in the order in which stakes count for them, then the met ones that have not
   * expired.
   */
  open(member: Member): Promise<readonly OpenBonus[]>;
  /** Returns the bonuses that were given up or expired, latest first. */
  closed(member: Member, limit: number): Promise<readonly ClosedBonus[]>;
  /** @throws PlatformError with the codes of `giveUpBonusCall`, 6008 and 6009 for the key */
  giveUp(member: Member, request: { readonly id: string; readonly key: string }): Promise<ClosedBonus>;
  /** Returns the bonus that was given up with this key. When it returns null, it has closed the key (decision 25). */
  findGivenUpOrClose(member: Member, key: string): Promise<ClosedBonus | null>;
  /** Closes the bonuses that have expired. Several processes may tick at once. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  /** Returns the real money at stake in running rounds of venues. */
  readonly openStakes: (reader: Reader, memberId: MemberId) => Promise<Fen>;
}

type Row = Selectable<BonusTables['bonus_grant']>;

const keys = createKeyScope<{ readonly id: string }>('bonus-give-up');

const TICK_BATCH = 50;

/** Delay before the next attempt to take back a bonus whose money is elsewhere. */
const AGAIN_AFTER_MS = 60_000;

export function createBonusService({ db, ledger, clock, crashpoints, openStakes }: Dependencies): BonusService {
  const requests = createKeyedRequests({ db, clock, keys, read: (trx, { id }, memberId) => mustFindClosed(trx, memberId, id) });
  return {
    async open({ id: memberId }) {
      const grants = inCountingOrder(await readGrants(db, memberId))
        .filter(isBonus)
        .filter(isCounted);
      const now = clock.now();
      const binding = grants.filter(isBinding);
      const met = grants.filter((grant) => !isBinding(grant) && grant.bonus.expiresAt > now);
      const money = await readMoney(db, memberId);
      return [
        ...binding.map((grant) => ({ ...grant, takeBack: takeBackOf(grant.amount, money) })),
        ...met.map((grant) => ({ ...grant, takeBack: null })),
      ];
    },

    async closed({ id: memberId }, limit) {
      const rows = await rowsOf(db, memberId)
        .where('state', 'in', ['given-up', 'expired'])
        .orderBy('closed_at', 'desc')
        .orderBy('transfer_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toClosed);
    },

    giveUp: (member, { id, key }) =>
      requests.run({ memberId: member.id, key, payload: [id] }, async (trx) => {
        await giveUp(trx, member.id, id);
        return { id };
      }),

    findGivenUpOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),

    async tick() {
      const due = await db
        .withTables<BonusTables>()
        .selectFrom('bonus_grant')
        .select('transfer_id')
        .where('state', '=', 'open')
        .where('due_at', '<=', clock.now())
        .orderBy('due_at')
        .limit(TICK_BATCH)
        .execute();
      for (const { transfer_id: id } of due) await inTransaction(db, (trx) => end(trx, id));
    },
  };

  async function giveUp(trx: Trx, memberId: MemberId, id: string): Promise<void> {
    const row = /^\d{1,18}$/.test(id)
      ? await rowsOf(trx, memberId).where('transfer_id', '=', BigInt(id)).forUpdate().executeTakeFirst()
      : undefined;
    if (row === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_bonus');
    if (row.state === 'given-up') return;
    const grant = await findBinding(trx, row);
    if (row.state !== 'open' || grant === null) throw new PlatformError(RESPONSE_CODES.warning, 'bonus_over');
    const { amount, missing } = takeBackOf(grant.amount, await readMoney(trx, memberId));
    if (missing > 0n || !(await takeBack(trx, row, 'given-up', amount))) {
      throw new PlatformError(RESPONSE_CODES.warning, 'bonus_money_elsewhere', null, { amount: formatYuanInText(amount) });
    }
  }

  async function end(trx: Trx, id: bigint): Promise<void> {
    const row = await trx
      .withTables<BonusTables>()
      .selectFrom('bonus_grant')
      .selectAll()
      .where('transfer_id', '=', id)
      .where('state', '=', 'open')
      .where('due_at', '<=', clock.now())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return;
    const grants = await readGrants(trx, row.member_id);
    const grant = grants.find((each) => each.id === row.transfer_id.toString());
    if (grant === undefined) return save(trx, row, { state: 'spent', closed_at: clock.now() });
    if (!isBinding(grant)) return save(trx, row, { state: 'met', closed_at: clock.now() });
    const { amount, missing } = takeBackOf(grant.amount, await readMoney(trx, row.member_id));
    if (missing > 0n || !(await takeBack(trx, row, 'expired', amount))) {
      return save(trx, row, { due_at: new Date(clock.nowMs() + AGAIN_AFTER_MS) });
    }
    const values = { title: row.title, amount: formatYuanInText(fen(row.amount)), taken: formatYuanInText(amount) };
    await sendInboxMessage(trx, { memberId: row.member_id, event: 'bonus_expired', values }, clock.now());
  }

  /** Returns false and changes nothing when the central wallet has less money than when it was read. */
  async function takeBack(trx: Trx, row: Row, state: ClosedBonus['state'], amount: Fen): Promise<boolean> {
    const reference = bonusReference(row.transfer_id);
    if (amount > ZERO_FEN) {
      const { outcome } = await ledger.post(trx, {
        key: `${reference}:return`,
        kind: 'bonus-return',
        reference,
        lines: [
          { account: { kind: 'member-central', memberId: row.member_id }, amount: negate(amount) },
          { account: { kind: 'bonus' }, amount },
        ],
      });
      if (outcome === 'insufficient') return false;
      if (outcome !== 'posted') throw new TypeError(`${reference} could not be taken back: ${outcome}`);
    }
    await crashpoints.reach('bonus:after-posting');
    await save(trx, row, { state, closed_at: clock.now(), taken_back: amount });
    return true;
  }

  /** Returns null when the bonus is met or no longer binds the member's money. */
  async function findBinding(trx: Trx, row: Row): Promise<Grant | null> {
    const grant = (await readGrants(trx, row.member_id)).find(({ id }) => id === row.transfer_id.toString());
    return grant !== undefined && isBinding(grant) ? grant : null;
  }

  async function readMoney(reader: Reader, memberId: MemberId): Promise<Money> {
    const { central, held } = await ledger.balance(reader, memberId);
    const inVenues = (await ledger.venueBalances(reader, memberId)).reduce((sum, { balance }) => sum + balance, 0n);
    return { central, all: fen(central + held + inVenues + (await openStakes(reader, memberId))) };
  }
}

interface Money {
  readonly central: Fen;
  readonly all: Fen;
}

function takeBackOf(sum: Fen, { central, all }: Money): TakeBack {
  const amount = all < ZERO_FEN ? ZERO_FEN : all < sum ? all : sum;
  return { amount, missing: central < amount ? fen(amount - central) : ZERO_FEN };
}

function isBonus(grant: Grant): grant is Grant & { readonly bonus: BonusFacts } {
  return grant.bonus !== null;
}

function rowsOf(reader: Reader, memberId: MemberId) {
  return reader.withTables<BonusTables>().selectFrom('bonus_grant').selectAll().where('member_id', '=', memberId);
}

async function save(
  trx: Trx,
  { transfer_id: id }: Row,
  change: Partial<Pick<Row, 'state' | 'closed_at' | 'taken_back' | 'due_at'>>,
): Promise<void> {
  await trx.withTables<BonusTables>().updateTable('bonus_grant').set(change).where('transfer_id', '=', id).execute();
}

async function mustFindClosed(reader: Reader, memberId: MemberId, id: string): Promise<ClosedBonus> {
  return toClosed(await rowsOf(reader, memberId).where('transfer_id', '=', BigInt(id)).executeTakeFirstOrThrow());
}

function toClosed({ transfer_id: id, title, amount, state, taken_back: takenBack, closed_at: closedAt }: Row): ClosedBonus {
  if ((state !== 'given-up' && state !== 'expired') || takenBack === null || closedAt === null)
    throw new TypeError(`bonus ${id} was not taken back`);
  return { id: id.toString(), title, amount: fen(amount), state, takenBack: fen(takenBack), closedAt };
}

/** Returns the ledger reference of a bonus that goes back. It contains the id of the transfer that paid it. */
function bonusReference(transferId: bigint): string {
  return `bonus:${transferId}`;
}
