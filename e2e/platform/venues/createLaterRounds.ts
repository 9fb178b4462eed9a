import type {
  Clock,
  Crashpoints,
  CreditResult,
  Db,
  DebitResult,
  Fen,
  Ledger,
  LedgerLine,
  OpenRound,
  Protection,
  Trx,
  VenueBank,
} from '../kernel';
import { fen, formatYuan, inTransaction, negate, ZERO_FEN } from '../kernel';
import { GIVEN_BACK, PAID, roundKey } from '../ledger/roundKeys';
import type { Sessions } from '../members/createSessions';
import { closeRound, isClosedRound, lockRoundId } from './closedRounds';
import { venuePayoutRoom, type PayoutLimitSource } from './payoutLimit';
import { refusesStake } from './refusesStake';
import { accountOf, spendable, type RoundMoney } from './roundMoney';
import { checkExposure, checkReleased, lockRound, toRound, type KeptRound } from './rounds';
import type { RoundStep, VenueTables } from './tables';
import { lockPlayMoney, savePlayMoney, type KeptSession } from './venueSessions';
import { lockWallets, playTurnover } from './wallets';

/** Step id chosen by the venue; `paid` and `given-back` are reserved for the platform. */
const STEP_ID = /^(?!paid$|given-back$)[\w.-]{1,60}$/;
const ROUND_ID = /^[\w.:-]{1,120}$/;

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly payoutLimit: PayoutLimitSource;
  /**
   * Returns the open session of a token, locked.
   *
   * @throws VenueSessionOver
   */
  readonly openSession: (trx: Trx, token: string) => Promise<KeptSession>;
  /** Returns true when rounds of the venue use the central wallet. */
  readonly isCentral: (trx: Trx, enName: string) => Promise<boolean>;
}

type LaterRounds = Pick<VenueBank, 'debit' | 'keep' | 'credit' | 'rollback' | 'openRounds'>;

/**
 * Creates the handling of rounds whose stake is taken before they end. They are open, then ended or void, which is
 * final. Locks are taken in the same order as for a whole round: session, wallets, round, accounts.
 */
export function createLaterRounds({
  db,
  ledger,
  clock,
  sessions,
  crashpoints,
  protection,
  payoutLimit,
  openSession,
  isCentral,
}: Dependencies): LaterRounds {
  return {
    async debit(token, { roundId, stepId, amount, detail }) {
      if (amount <= ZERO_FEN) throw new RangeError('a step takes more than nothing');
      if (!STEP_ID.test(stepId) || !ROUND_ID.test(roundId)) throw new RangeError('no id of a round or a step');
      return inTransaction(db, async (trx): Promise<DebitResult> => {
        const session = await openSession(trx, token);
        const { memberId, enName, isTrial } = session;
        await sessions.use(trx, session.loginHash);
        if (!isTrial) await lockWallets(trx, memberId);
        if (await isClosedRound(trx, enName, roundId)) return { kind: 'closed' };
        const round = await lockRound(trx, enName, roundId);
        if (round !== undefined && !isOwn(round, session)) return { kind: 'closed' };
        const money = { memberId, enName, isCentral: !isTrial && (round?.is_central ?? (await isCentral(trx, enName))) };
        const balance = isTrial ? session.playMoney : await spendable(ledger, trx, money);
        const steps = round?.steps ?? [];
        if (steps.some((step) => step.stepId === stepId)) return { kind: 'taken', stake: fen(round?.stake ?? ZERO_FEN), balance };
        if (balance < amount) return { kind: 'insufficient', balance };
        const reason = isTrial ? null : await refusesStake(trx, protection, memberId, amount);
        if (reason !== null) return { kind: 'insufficient', balance, reason };
        if (isTrial) await savePlayMoney(trx, session.id, fen(balance - amount));
        else {
          const short = await post(trx, roundKey(round?.session_id ?? session.id, roundId, stepId), moneyOf(money, negate(amount)));
          // A bet or a withdrawal may have taken the central balance since it was read.
          if (short !== null) return { kind: 'insufficient', balance: short };
        }
        const after = isTrial ? fen(balance - amount) : await spendable(ledger, trx, money);
        const stake = fen((round?.stake ?? ZERO_FEN) + amount);
        const written = {
          stake,
          steps: JSON.stringify([...steps, { stepId, amount: formatYuan(amount) } satisfies RoundStep]),
          detail: JSON.stringify(detail ?? null),
          balance_after: after,
        };
        if (round === undefined) await insertRound(trx, session, roundId, { ...written, is_central: money.isCentral });
        else await updateRound(trx, round, written);
        await crashpoints.reach('round-debit:before-commit');
        return { kind: 'taken', stake, balance: after };
      });
    },

    async keep(enName, roundId, detail) {
      const { numUpdatedRows } = await db
        .withTables<VenueTables>()
        .updateTable('venue_round')
        .set({ detail: JSON.stringify(detail ?? null) })
        .where('en_name', '=', enName)
        .where('round_id', '=', roundId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async credit(enName, { roundId, payout, released: wanted, exposure: exposed, detail, report }) {
      if (payout < ZERO_FEN) throw new RangeError('a round never costs more than its stake');
      return inTransaction(db, async (trx): Promise<CreditResult> => {
        const round = await lockWithWallets(trx, enName, roundId);
        if (round === undefined || round.state === 'void') return { kind: 'closed' };
        if (round.state === 'ended') return { kind: 'repeated', round: toRound(round) };
        const released = checkReleased(wanted, { stake: fen(round.stake), payout });
        const exposure = checkExposure(exposed, { stake: fen(round.stake), released });
        const paid = round.is_trial ? payout : await withinLimit(trx, round, payout);
        const after = await give(trx, round, paid, PAID);
        if (!round.is_trial) {
          const balance = round.is_central ? null : after;
          await playTurnover(trx, { memberId: round.member_id, enName, roundId, exposure, balance });
        }
        const endedAt = clock.now();
        const ended = { ...round, state: 'ended' as const, payout: paid, detail, balance_after: after, played_at: endedAt };
        await updateRound(trx, round, {
          state: 'ended',
          payout: paid,
          released,
          exposure,
          detail: JSON.stringify(detail ?? null),
          report: JSON.stringify(report),
          balance_after: after,
          played_at: endedAt,
        });
        await crashpoints.reach('round-credit:before-commit');
        return { kind: 'paid', round: toRound(ended) };
      });
    },

    async rollback(enName, roundId) {
      if (!ROUND_ID.test(roundId)) throw new RangeError('no id of a round');
      await inTransaction(db, async (trx) => {
        const round = await lockWithWallets(trx, enName, roundId);
        if (round === undefined) {
          await closeRound(trx, enName, roundId, clock.now());
          return;
        }
        if (round.state !== 'open') return;
        const after = await give(trx, round, fen(round.stake), GIVEN_BACK);
        await updateRound(trx, round, { state: 'void', balance_after: after, played_at: clock.now() });
        await crashpoints.reach('round-rollback:before-commit');
      });
    },

    async openRounds(enName) {
      const rows = await db
        .withTables<VenueTables>()
        .selectFrom('venue_round')
        .selectAll()
        .where('en_name', '=', enName)
        .where('state', '=', 'open')
        .orderBy('played_at')
        .execute();
      return rows.map((row): OpenRound => ({
        roundId: row.round_id,
        gameCode: row.game_code,
        memberId: row.member_id,
        isTrial: row.is_trial,
        stake: fen(row.stake),
        detail: row.detail,
        openedAt: row.played_at,
      }));
    },
  };

  /**
   * Locks a round without a session, because a venue may respond late; the member is that of the round. The wallets are
   * locked before the round, as everywhere.
   */
  async function lockWithWallets(trx: Trx, enName: string, roundId: string): Promise<KeptRound | undefined> {
    const found = await trx
      .withTables<VenueTables>()
      .selectFrom('venue_round')
      .select(['session_id', 'member_id', 'is_trial'])
      .where('en_name', '=', enName)
      .where('round_id', '=', roundId)
      .executeTakeFirst();
    if (found?.is_trial === true) await lockPlayMoney(trx, found.session_id);
    if (found?.is_trial === false) await lockWallets(trx, found.member_id);
    // Serialize a debit and a rollback of the same new id.
    if (found === undefined) await lockRoundId(trx, enName, roundId);
    return lockRound(trx, enName, roundId);
  }

  async function insertRound(
    trx: Trx,
    { id, memberId, enName, gameCode, isTrial }: KeptSession,
    roundId: string,
    written: { stake: Fen; steps: string; detail: string; balance_after: Fen; is_central: boolean },
  ): Promise<void> {
    await trx
      .withTables<VenueTables>()
      .insertInto('venue_round')
      .values({
        session_id: id,
        round_id: roundId,
        member_id: memberId,
        en_name: enName,
        game_code: gameCode,
        is_trial: isTrial,
        state: 'open',
        payout: ZERO_FEN,
        released: ZERO_FEN,
        exposure: ZERO_FEN,
        jackpot_tier: null,
        jackpot_amount: null,
        report: null,
        played_at: clock.now(),
        ...written,
      })
      .execute();
  }

  /**
   * Pays an amount to the player.
   *
   * @returns balance after it
   */
  async function give(trx: Trx, round: KeptRound, amount: Fen, step: string): Promise<Fen> {
    const { session_id: id, member_id: memberId, en_name: enName, round_id: roundId, is_trial: isTrial, is_central } = round;
    if (isTrial) {
      const after = fen((await lockPlayMoney(trx, id)) + amount);
      await savePlayMoney(trx, id, after);
      return after;
    }
    const money = { memberId, enName, isCentral: is_central };
    if (amount > ZERO_FEN) await post(trx, roundKey(id, roundId, step), moneyOf(money, amount));
    return spendable(ledger, trx, money);
  }

  async function withinLimit(trx: Trx, { member_id: memberId, en_name: enName, stake }: KeptRound, payout: Fen): Promise<Fen> {
    const room = await venuePayoutRoom(trx, payoutLimit, { memberId, enName, now: clock.now() });
    return payout > stake + room ? fen(stake + room) : payout;
  }

  /**
   * Posts lines in the ledger.
   *
   * @returns the available amount when it is too low, otherwise null
   */
  async function post(trx: Trx, key: string, lines: readonly LedgerLine[]): Promise<Fen | null> {
    const posted = await ledger.post(trx, { key, kind: 'round', reference: key, lines });
    if (posted.outcome === 'insufficient') return posted.available;
    if (posted.outcome !== 'posted') throw new TypeError(`${key} could not be posted: ${posted.outcome}`);
    return null;
  }
}

/**
 * Returns true when the session may continue the round. With real money any later session of the player may; play money
 * belongs to one session.
 */
function isOwn(round: KeptRound, session: KeptSession): boolean {
  if (round.state !== 'open' || round.is_trial !== session.isTrial) return false;
  return session.isTrial ? round.session_id === session.id : round.member_id === session.memberId;
}

/** Returns the ledger lines between the member's wallet and the venue's bank. */
function moneyOf(money: RoundMoney, amount: Fen): readonly LedgerLine[] {
  return [
    { account: accountOf(money), amount },
    { account: { kind: 'venue', enName: money.enName }, amount: negate(amount) },
  ];
}

async function updateRound(
  trx: Trx,
  { en_name: enName, round_id: roundId }: KeptRound,
  written: Partial<{
    state: KeptRound['state'];
    stake: Fen;
    payout: Fen;
    released: Fen;
    exposure: Fen;
    steps: string;
    detail: string;
    report: string;
    balance_after: Fen;
    played_at: Date;
  }>,
): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .updateTable('venue_round')
    .set(written)
    .where('en_name', '=', enName)
    .where('round_id', '=', roundId)
    .execute();
}
