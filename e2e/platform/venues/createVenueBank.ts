import type { Clock, Crashpoints, Db, Fen, Ledger, Protection, Reader, Round, RoundDecision, RoundResult, Trx, VenueBank } from '../kernel';
import { fen, inTransaction, ZERO_FEN } from '../kernel';
import { roundKey } from '../ledger/roundKeys';
import type { Sessions } from '../members/createSessions';
import type { ForcedRounds } from './forcedRounds';
import { venuePayoutRoom, type PayoutLimitSource } from './payoutLimit';
import { lockCarries, readPools, saveCarry, TIERS } from './pools';
import { roundLines } from './roundLines';
import { isClosedRound } from './closedRounds';
import { createLaterRounds } from './createLaterRounds';
import { refusesStake } from './refusesStake';
import { accountOf, spendable, type RoundMoney } from './roundMoney';
import { checkExposure, checkReleased, findRound, saveRound, toRound } from './rounds';
import { extendSession, lockSession, openWithTicket, readSession, savePlayMoney, type KeptSession } from './venueSessions';
import { lockWallets, playTurnover } from './wallets';

/** Error for a token without an open session; the player must launch the game again. */
export class VenueSessionOver extends Error {
  override readonly name = 'VenueSessionOver';
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly forcedRounds: ForcedRounds;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly payoutLimit: PayoutLimitSource;
}

/**
 * Creates the operator's side of a venue's games (see `kernel/venueBank.ts`). A session ends two hours after its last
 * round, or with the sign-in from which it was launched. All locks of a round are taken in one order (session, wallets,
 * protection, pools, accounts), which is also that of the transfers.
 *
 * A trial plays with the session's play money; a jackpot it hits is shown, but the pool does not change.
 *
 * With real money a round wins no more than what is left of the member's daily payout limit; the rest of the game's
 * result is not paid.
 *
 * `balance`, `play` and `debit` throw `VenueSessionOver` for a token without an open session.
 */
export function createVenueBank({
  db,
  ledger,
  clock,
  sessions,
  forcedRounds,
  crashpoints,
  protection,
  payoutLimit,
}: Dependencies): VenueBank {
  return {
    ...createLaterRounds({ db, ledger, clock, sessions, crashpoints, protection, payoutLimit, openSession, isCentral }),

    openSession: (ticket, enNames) =>
      inTransaction(db, async (trx) => {
        const opened = await openWithTicket(trx, ticket, clock.now(), enNames);
        return opened !== null && (await sessions.isOpen(trx, opened.session.loginHash)) ? opened : null;
      }),

    async findSession(token) {
      const found = await readSession(db, token, clock.now());
      if (found === null || !(await sessions.isOpen(db, found.loginHash))) return null;
      const { memberId, enName, gameCode, isTrial } = found;
      return { memberId, enName, gameCode, isTrial };
    },

    async balance(token) {
      const session = await mustBeOpen(db, await readSession(db, token, clock.now()));
      if (session.isTrial) return session.playMoney;
      return spendable(ledger, db, { ...session, isCentral: await isCentral(db, session.enName) });
    },

    pools: (enName) => readPools(db, ledger, enName),

    async play(token, { roundId, stake, decide }) {
      if (stake <= ZERO_FEN) throw new RangeError('a round is played for more than nothing');
      let memberId = 0;
      const result = await inTransaction(db, async (trx): Promise<RoundResult> => {
        const session = await openSession(trx, token);
        await sessions.use(trx, session.loginHash);
        ({ memberId } = session);
        const earlier = await findRound(trx, session.enName, roundId);
        if (earlier !== undefined) {
          const isOwn = earlier.member_id === session.memberId && earlier.state === 'ended';
          return isOwn ? { kind: 'repeated', round: toRound(earlier) } : { kind: 'closed' };
        }
        if (!session.isTrial) await lockWallets(trx, session.memberId);
        if (await isClosedRound(trx, session.enName, roundId)) return { kind: 'closed' };
        const money = { ...session, isCentral: !session.isTrial && (await isCentral(trx, session.enName)) };
        const balance = session.isTrial ? session.playMoney : await spendable(ledger, trx, money);
        if (balance < stake) return { kind: 'insufficient', balance };
        const reason = session.isTrial ? null : await refusesStake(trx, protection, session.memberId, stake);
        if (reason !== null) return { kind: 'insufficient', balance, reason };
        const decision = forcedRounds.draw(session.memberId, stake, decide);
        if (decision.payout < ZERO_FEN) throw new RangeError('a round never costs more than its stake');
        const released = checkReleased(decision.released, { stake, payout: decision.payout });
        const exposure = checkExposure(decision.exposure, { stake, released });
        const round = await (session.isTrial ? playTrial : playReal)(trx, money, { roundId, stake, balance, decision });
        if ('kind' in round) return round;
        await saveRound(trx, session, {
          ...round,
          released,
          exposure,
          isCentral: money.isCentral,
          report: decision.report,
        });
        await crashpoints.reach('round:before-commit');
        return { kind: 'played', round };
      });
      if (result.kind === 'played') forcedRounds.fulfil(memberId);
      return result;
    },
  };

  interface NewRound {
    readonly roundId: string;
    readonly stake: Fen;
    readonly balance: Fen;
    readonly decision: RoundDecision;
  }

  async function playTrial(trx: Trx, { id, enName }: KeptSession, { roundId, stake, balance, decision }: NewRound): Promise<Round> {
    const { payout, jackpot: tier, detail } = decision;
    const jackpot = tier === null ? null : { tier, amount: (await readPools(trx, ledger, enName))[tier] };
    const after = fen(balance - stake + payout + (jackpot?.amount ?? ZERO_FEN));
    await savePlayMoney(trx, id, after);
    return { roundId, stake, payout, jackpot, detail, balance: after, playedAt: clock.now() };
  }

  /** Plays a round with real money. A bet or a withdrawal may have taken the central balance since it was read. */
  async function playReal(
    trx: Trx,
    money: KeptSession & RoundMoney,
    { roundId, stake, decision }: NewRound,
  ): Promise<Round | Extract<RoundResult, { kind: 'insufficient' }>> {
    const { id, memberId, enName } = money;
    const { detail, exposure, released = ZERO_FEN } = decision;
    const room = await venuePayoutRoom(trx, payoutLimit, { memberId, enName, now: clock.now() });
    const payout = decision.payout > stake + room ? fen(stake + room) : decision.payout;
    const carriesBefore = await lockCarries(trx, enName);
    const pools = await readPools(trx, ledger, enName);
    const { lines, jackpot, carries } = roundLines({
      wallet: accountOf(money),
      enName,
      stake,
      released,
      payout,
      jackpot: decision.jackpot,
      pools,
      carries: carriesBefore,
    });
    const key = roundKey(id, roundId);
    const posted = await ledger.post(trx, { key, kind: 'round', reference: key, lines });
    if (posted.outcome === 'insufficient') return { kind: 'insufficient', balance: posted.available };
    if (posted.outcome !== 'posted') throw new TypeError(`${key} could not be posted: ${posted.outcome}`);
    if (carries !== null)
      for (const tier of TIERS) if (carries[tier] !== carriesBefore?.[tier]) await saveCarry(trx, enName, tier, carries[tier]);
    const after = await spendable(ledger, trx, money);
    // Turnover bound while the venue had its own wallets is reduced by rounds at the venue, whichever wallet pays.
    await playTurnover(trx, { memberId, enName, roundId, exposure, balance: money.isCentral ? null : after });
    return { roundId, stake, payout, jackpot, detail, balance: after, playedAt: clock.now() };
  }

  /** Locks the session of a token and extends it by two hours. */
  async function openSession(trx: Trx, token: string): Promise<KeptSession> {
    const session = await mustBeOpen(trx, await lockSession(trx, token, clock.now()));
    await extendSession(trx, session.id, clock.now());
    return session;
  }

  async function isCentral(reader: Reader, enName: string): Promise<boolean> {
    return (await payoutLimit.venues.find(enName, reader))?.wallet === 'central';
  }

  async function mustBeOpen(reader: Reader, session: KeptSession | null): Promise<KeptSession> {
    if (session === null || !(await sessions.isOpen(reader, session.loginHash))) throw new VenueSessionOver('this session is over');
    return session;
  }
}
