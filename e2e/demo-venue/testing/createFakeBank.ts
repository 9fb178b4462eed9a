import { randomUUID } from 'node:crypto';
import type { Fen } from '../money';
import type { Pools, Round, VenueBank, VenueSession } from '../operator';
import { JACKPOT_TIERS, POOL_TERMS } from '../engine';

export interface FakeBank extends VenueBank {
  /** A launch: the ticket for a session at this game with so much money. */
  sellTicket(session: VenueSession, balance: Fen): string;
  endSession(token: string): void;
  /** Everything there is: players, pools and the venue's own money. No round changes it. */
  total(): Fen;
  /** How often a round was really decided. */
  readonly decided: number;
}

interface Seat {
  readonly session: VenueSession;
  balance: Fen;
  readonly rounds: Map<string, Round>;
}

/** The bank's promises kept in memory: one-time tickets, one outcome for each round id, no balance below 0, no fen lost or made. */
export function createFakeBank(): FakeBank {
  const tickets = new Map<string, Seat>();
  const seats = new Map<string, Seat>();
  const pools: Record<keyof Pools, Fen> = { grand: POOL_TERMS.grand.start, major: POOL_TERMS.major.start, minor: POOL_TERMS.minor.start };
  /** What feeding left below a fen, in hundredths of a percent of a fen. */
  const carried: Record<keyof Pools, bigint> = { grand: 0n, major: 0n, minor: 0n };
  let venue = -(pools.grand + pools.major + pools.minor);
  let decided = 0;

  const seatOf = (token: string): Seat => {
    const seat = seats.get(token);
    if (seat === undefined) throw new Error('no such session');
    return seat;
  };

  /** Moves the stake's share out of the venue's money. */
  const feedPools = (stake: Fen): void => {
    for (const tier of JACKPOT_TIERS) {
      const due = stake * POOL_TERMS[tier].feed + carried[tier];
      carried[tier] = due % 10_000n;
      pools[tier] = pools[tier] + due / 10_000n;
      venue = venue - due / 10_000n;
    }
  };

  const payPool = (tier: keyof Pools): Fen => {
    const amount = pools[tier];
    pools[tier] = POOL_TERMS[tier].start;
    venue = venue - pools[tier];
    return amount;
  };

  return {
    sellTicket(session, balance) {
      const ticket = randomUUID();
      tickets.set(ticket, { session, balance, rounds: new Map() });
      return ticket;
    },
    endSession: (token) => void seats.delete(token),
    total: () => [...seats.values()].reduce((sum, { balance }) => sum + balance, venue + pools.grand + pools.major + pools.minor),
    get decided() {
      return decided;
    },

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
      const earlier = seat.rounds.get(roundId);
      if (earlier !== undefined) return Promise.resolve({ kind: 'repeated', round: earlier });
      if (seat.balance < stake) return Promise.resolve({ kind: 'insufficient', balance: seat.balance });
      const { payout, jackpot: tier, detail } = decide();
      decided += 1;
      const { isTrial } = seat.session;
      if (!isTrial) feedPools(stake);
      const jackpot = tier === null || isTrial ? null : { tier, amount: payPool(tier) };
      venue = venue + stake - payout;
      seat.balance = seat.balance - stake + payout + (jackpot?.amount ?? 0n);
      // The detail goes through the database as JSON.
      const round = { roundId, stake, payout, jackpot, detail: JSON.parse(JSON.stringify(detail)) as unknown, balance: seat.balance };
      seat.rounds.set(roundId, round);
      return Promise.resolve({ kind: 'played', round });
    },
  };
}
