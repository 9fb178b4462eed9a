import { randomUUID } from 'node:crypto';
import type { Fen } from '../money';
import type { CreditResult, Insufficient, OpenRound, Pools, Round, RoundReport, VenueBank, VenueSession } from '../operator';

export interface FakeBank extends VenueBank {
  /** Returns a launch ticket for a session at this game with the given balance. */
  sellTicket(session: VenueSession, balance: Fen): string;
  endSession(token: string): void;
  /** Spends all money of the session elsewhere at the operator; the total does not change. */
  spendElsewhere(token: string): void;
  /** Rejects all stakes until null is passed, as for a member whose limit is reached. */
  refuseStakes(reason: NonNullable<Insufficient['reason']> | null): void;
  /** Returns the sum of all money: players, open rounds, pools and the venue's own. No round changes it. */
  total(): Fen;
  /** Number of rounds that were really decided. */
  readonly decided: number;
  /** Returns the operator's record of a round that has ended. */
  reportOf(enName: string, roundId: string): RoundReport | null;
  /** Returns the part of the stake that was only reserved. */
  releasedOf(enName: string, roundId: string): Fen;
  /** Returns the part of the stake that counts as turnover. */
  exposureOf(enName: string, roundId: string): Fen;
}

/** Operator's terms for one pool of a venue. */
interface PoolTerm {
  /** Hundredths of a percent of each real stake that go into the pool. */
  readonly feed: bigint;
  readonly start: Fen;
}

type PoolTerms = Readonly<Record<keyof Pools, PoolTerm>>;

const TIERS = ['grand', 'major', 'minor'] as const;

const NO_POOL: PoolTerm = { feed: 0n, start: 0n };
const NO_POOLS: PoolTerms = { grand: NO_POOL, major: NO_POOL, minor: NO_POOL };

interface Seat {
  readonly session: VenueSession;
  balance: Fen;
}

interface KeptRound {
  readonly seat: Seat;
  readonly steps: Set<string>;
  readonly openedAt: Date;
  state: 'open' | 'ended' | 'given-back';
  stake: Fen;
  detail: unknown;
  ended: Round | null;
  report: RoundReport | null;
  released?: Fen;
  exposure?: Fen;
}

/**
 * Implements the bank's guarantees in memory: one-time tickets, one outcome per round id, no negative balance, no fen
 * lost or created.
 */
export function createFakeBank(poolTerms: PoolTerms = NO_POOLS, now: () => number = Date.now): FakeBank {
  const tickets = new Map<string, Seat>();
  const seats = new Map<string, Seat>();
  const rounds = new Map<string, KeptRound>();
  const closed = new Set<string>();
  const pools: Record<keyof Pools, Fen> = { grand: poolTerms.grand.start, major: poolTerms.major.start, minor: poolTerms.minor.start };
  /** Remainders below a fen after feeding the pools, in hundredths of a percent of a fen. */
  const carried: Record<keyof Pools, bigint> = { grand: 0n, major: 0n, minor: 0n };
  let venue = -(pools.grand + pools.major + pools.minor);
  let decided = 0;
  let refusal: Pick<Insufficient, 'reason'> | null = null;

  const seatOf = (token: string): Seat => {
    const seat = seats.get(token);
    if (seat === undefined) throw new Error('no such session');
    return seat;
  };

  /** Moves the stake's pool share out of the venue's money. */
  const feedPools = (stake: Fen): void => {
    for (const tier of TIERS) {
      const due = stake * poolTerms[tier].feed + carried[tier];
      carried[tier] = due % 10_000n;
      pools[tier] = pools[tier] + due / 10_000n;
      venue = venue - due / 10_000n;
    }
  };

  const payPool = (tier: keyof Pools): Fen => {
    const amount = pools[tier];
    pools[tier] = poolTerms[tier].start;
    venue = venue - pools[tier];
    return amount;
  };

  return {
    sellTicket(session, balance) {
      const ticket = randomUUID();
      tickets.set(ticket, { session, balance });
      return ticket;
    },
    endSession: (token) => void seats.delete(token),
    spendElsewhere(token) {
      const seat = seatOf(token);
      venue += seat.balance;
      seat.balance = 0n;
    },
    refuseStakes(reason) {
      refusal = reason === null ? null : { reason };
    },
    total: () =>
      [...new Set([...seats.values(), ...[...rounds.values()].map(({ seat }) => seat)])].reduce((sum, { balance }) => sum + balance, 0n) +
      [...rounds.values()].reduce((sum, { state, stake }) => sum + (state === 'open' ? stake : 0n), 0n) +
      venue +
      pools.grand +
      pools.major +
      pools.minor,
    get decided() {
      return decided;
    },
    reportOf: (enName, roundId) => rounds.get(keyOf(enName, roundId))?.report ?? null,
    releasedOf: (enName, roundId) => rounds.get(keyOf(enName, roundId))?.released ?? 0n,
    exposureOf: (enName, roundId) => rounds.get(keyOf(enName, roundId))?.exposure ?? 0n,

    openSession(ticket) {
      const seat = tickets.get(ticket);
      if (seat === undefined) return Promise.resolve(null);
      tickets.delete(ticket);
      const token = randomUUID();
      seats.set(token, seat);
      return Promise.resolve({ token, session: seat.session });
    },
    findSession: (token) => Promise.resolve(seats.get(token)?.session ?? null),
    balance: async (token) => Promise.resolve(seatOf(token).balance),
    pools: () => Promise.resolve({ ...pools }),

    play: async (token, { roundId, stake, decide }) => {
      const seat = seatOf(token);
      const key = keyOf(seat.session.enName, roundId);
      const earlier = rounds.get(key);
      if (earlier !== undefined) {
        if (earlier.ended === null || earlier.seat.session.memberId !== seat.session.memberId) return Promise.resolve({ kind: 'closed' });
        return Promise.resolve({ kind: 'repeated', round: earlier.ended });
      }
      if (refusal !== null || seat.balance < stake) return Promise.resolve({ kind: 'insufficient', balance: seat.balance, ...refusal });
      const { payout, released = 0n, exposure, jackpot: tier, detail, report } = decide(0);
      mustBeWithin(released, stake, payout);
      mustBeExposed(exposure, stake - released);
      decided += 1;
      const { isTrial } = seat.session;
      if (!isTrial) feedPools(stake);
      const jackpot = tier === null || isTrial ? null : { tier, amount: payPool(tier) };
      venue = venue + stake - payout;
      seat.balance = seat.balance - stake + payout + (jackpot?.amount ?? 0n);
      const round = { roundId, stake, payout, jackpot, detail: asKept(detail), balance: seat.balance, playedAt: new Date(now()) };
      rounds.set(key, {
        seat,
        steps: new Set(),
        openedAt: round.playedAt,
        state: 'ended',
        stake,
        detail: round.detail,
        ended: round,
        report,
        released,
        exposure,
      });
      return Promise.resolve({ kind: 'played', round });
    },

    debit: async (token, { roundId, stepId, amount, detail }) => {
      const seat = seatOf(token);
      const key = keyOf(seat.session.enName, roundId);
      const kept = rounds.get(key);
      if (closed.has(key) || (kept !== undefined && (kept.state !== 'open' || kept.seat.session.memberId !== seat.session.memberId)))
        return Promise.resolve({ kind: 'closed' });
      if (kept?.steps.has(stepId) === true) return Promise.resolve({ kind: 'taken', stake: kept.stake, balance: seat.balance });
      if (refusal !== null || seat.balance < amount) return Promise.resolve({ kind: 'insufficient', balance: seat.balance, ...refusal });
      seat.balance -= amount;
      const round = kept ?? {
        seat,
        steps: new Set<string>(),
        openedAt: new Date(now()),
        state: 'open',
        stake: 0n,
        detail,
        ended: null,
        report: null,
      };
      round.steps.add(stepId);
      round.stake += amount;
      round.detail = asKept(detail);
      rounds.set(key, round);
      return Promise.resolve({ kind: 'taken', stake: round.stake, balance: seat.balance });
    },

    keep: async (enName, roundId, detail) => {
      const kept = rounds.get(keyOf(enName, roundId));
      if (kept?.state !== 'open') return Promise.resolve(false);
      kept.detail = asKept(detail);
      return Promise.resolve(true);
    },

    credit: async (enName, { roundId, payout, released = 0n, exposure, detail, report }): Promise<CreditResult> => {
      const kept = rounds.get(keyOf(enName, roundId));
      if (kept === undefined || kept.state === 'given-back') return Promise.resolve({ kind: 'closed' });
      if (kept.ended !== null) return Promise.resolve({ kind: 'repeated', round: kept.ended });
      mustBeWithin(released, kept.stake, payout);
      mustBeExposed(exposure, kept.stake - released);
      decided += 1;
      venue = venue + kept.stake - payout;
      kept.seat.balance += payout;
      kept.state = 'ended';
      kept.detail = asKept(detail);
      kept.report = report;
      kept.released = released;
      kept.exposure = exposure;
      kept.ended = {
        roundId,
        stake: kept.stake,
        payout,
        jackpot: null,
        detail: kept.detail,
        balance: kept.seat.balance,
        playedAt: new Date(now()),
      };
      return Promise.resolve({ kind: 'paid', round: kept.ended });
    },

    rollback: async (enName, roundId) => {
      const kept = rounds.get(keyOf(enName, roundId));
      if (kept === undefined) closed.add(keyOf(enName, roundId));
      else if (kept.state === 'open') {
        kept.seat.balance += kept.stake;
        kept.state = 'given-back';
      }
      return Promise.resolve();
    },

    openRounds: async (enName) =>
      Promise.resolve(
        [...rounds].flatMap(([key, { seat, state, stake, detail, openedAt }]): OpenRound[] =>
          state !== 'open' || seat.session.enName !== enName
            ? []
            : [
                {
                  roundId: key.slice(enName.length + 1),
                  gameCode: seat.session.gameCode,
                  memberId: seat.session.memberId,
                  isTrial: seat.session.isTrial,
                  stake,
                  detail,
                  openedAt,
                },
              ],
        ),
      ),
  };
}

function keyOf(enName: string, roundId: string): string {
  return `${enName}/${roundId}`;
}

/** @throws RangeError as an operator does */
function mustBeWithin(released: Fen, stake: Fen, payout: Fen): void {
  if (released < 0n || released > stake || released > payout) throw new RangeError('what is released was staked, and comes back');
}

/** @throws RangeError as an operator does */
function mustBeExposed(exposure: Fen, played: Fen): void {
  if (exposure < 0n || exposure > played) throw new RangeError('no more is exposed than was played for');
}

/** Copies the detail through JSON, as the database does. */
function asKept(detail: unknown): unknown {
  return JSON.parse(JSON.stringify(detail)) as unknown;
}
