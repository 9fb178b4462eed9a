import { createHash, randomUUID } from 'node:crypto';
import type { OpenRound, VenueSession } from '../../kit/operator';
import { addBets, listBets, sumOf, type Bets } from '../engine';
import { keptBetSchema, type KeptBet, type Settled } from '../protocol';
import { toBets, writeBets } from './wire';

/** Stake of one session in one round of the table; corresponds to one round of the bank. */
export interface OpenBet {
  readonly roundId: string;
  readonly round: string;
  readonly turn: string;
  readonly session: string;
  readonly commitment: string;
  readonly bets: Bets;
  readonly steps: readonly string[];
}

/** Player at a table: a member with all real-money sessions, or one play-money session. */
export interface Seat {
  readonly number: number;
  readonly isTrial: boolean;
  /** Bets of all rounds that are not over or not paid. */
  readonly open: Map<string, OpenBet>;
  /** Paid bets of the last round, shown until the next one. */
  readonly paid: Map<string, OpenBet>;
  /** Turn of the next step and its round, by session. */
  readonly turns: Map<string, { readonly round: string; readonly turn: string }>;
  /** Paid rounds, the newest first. */
  settled: readonly Settled[];
  /** Number of money calls whose outcome is unknown. */
  busy: number;
  seenMs: number;
}

export interface Seats {
  /** Returns the seat of this session and marks it as seen now. */
  take(session: VenueSession, sessionId: string): Seat;
  /**
   * Adds an open round of the bank to its seat, unless it is known. Returns null when the detail is not from this
   * venue.
   */
  adopt(round: OpenRound): { readonly seat: Seat; readonly bet: OpenBet } | null;
  betsOf(seat: Seat, round: string): Bets;
  turnOf(seat: Seat, sessionId: string, round: string): string;
  forgetOver(isGone: (bet: OpenBet) => boolean): void;
  /**
   * Returns the number of seats seen in the last minute, all real money of this round, and the highest bets of others.
   */
  summary(round: string, own: Seat): Summary;
}

interface Summary {
  readonly seats: number;
  readonly pot: Bets;
  readonly others: readonly { readonly seat: number; readonly bets: Bets }[];
}

const PRESENT_MS = 60_000;
/** Longer than an idle session lasts. */
const FORGOTTEN_MS = 3 * 3_600_000;
const OTHERS_SHOWN = 12;

/** Creates the state of the players at one table. Everything except open rounds is lost with the process. */
export function createSeats(gameCode: string, now: () => number): Seats {
  const seats = new Map<string, Seat>();

  const seatOf = (isTrial: boolean, memberId: number, sessionId: string): Seat => {
    const player = isTrial ? `trial:${sessionId}` : `member:${String(memberId)}`;
    const found = seats.get(player);
    if (found !== undefined) return found;
    forget();
    const taken = new Set([...seats.values()].map(({ number }) => number));
    let number = 1;
    while (taken.has(number)) number += 1;
    const seat: Seat = { number, isTrial, open: new Map(), paid: new Map(), turns: new Map(), settled: [], busy: 0, seenMs: 0 };
    seats.set(player, seat);
    return seat;
  };

  /** Frees seats that were not seen for a long time and have no open bets. */
  function forget(): void {
    for (const [player, { open, seenMs }] of seats) if (open.size === 0 && now() - seenMs > FORGOTTEN_MS) seats.delete(player);
  }

  const betsOf = (seat: Seat, round: string): Bets =>
    [...seat.open.values(), ...seat.paid.values()]
      .filter((bet) => bet.round === round)
      .reduce<Bets>((sum, { bets }) => addBets(sum, bets), {});

  return {
    take(session, sessionId) {
      const seat = seatOf(session.isTrial, session.memberId, sessionId);
      seat.seenMs = now();
      return seat;
    },

    adopt({ roundId, isTrial, memberId, detail }) {
      const kept = keptBetSchema.safeParse(detail);
      if (!kept.success || !kept.data.round.startsWith(`${gameCode}-`)) return null;
      const seat = seatOf(isTrial, memberId, kept.data.session);
      const bet = seat.open.get(roundId) ?? { roundId, ...kept.data, bets: toBets(kept.data.bets) };
      if (!seat.open.has(roundId)) {
        seat.open.set(roundId, bet);
        seat.turns.set(bet.session, { round: bet.round, turn: bet.turn });
      }
      return { seat, bet };
    },

    betsOf,

    turnOf(seat, sessionId, round) {
      const found = seat.turns.get(sessionId);
      if (found?.round === round) return found.turn;
      const turn = randomUUID();
      seat.turns.set(sessionId, { round, turn });
      return turn;
    },

    forgetOver(isGone) {
      for (const { open, busy } of seats.values()) {
        if (busy === 0) for (const bet of open.values()) if (isGone(bet)) open.delete(bet.roundId);
      }
    },

    summary(round, own) {
      const present = [...seats.values()].filter(({ seenMs }) => now() - seenMs < PRESENT_MS);
      const betting = [...seats.values()]
        .filter(({ isTrial }) => !isTrial)
        .map((seat) => ({ seat, bets: betsOf(seat, round) }))
        .filter(({ bets }) => listBets(bets).length > 0);
      return {
        seats: present.length,
        pot: betting.reduce<Bets>((sum, { bets }) => addBets(sum, bets), {}),
        others: betting
          .filter(({ seat }) => seat !== own)
          .sort((one, other) => Number(sumOf(other.bets) - sumOf(one.bets)))
          .slice(0, OTHERS_SHOWN)
          .map(({ seat, bets }) => ({ seat: seat.number, bets })),
      };
    },
  };
}

/** Returns an id for a session whose token must not be stored. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 24);
}

/** Builds the detail of a bet that the bank stores. */
export function keepBet({ round, turn, session, commitment, bets, steps }: Omit<OpenBet, 'roundId'>): KeptBet {
  return { round, turn, session, commitment, steps: [...steps], bets: writeBets(bets) };
}
