import { createHash, randomUUID } from 'node:crypto';
import type { OpenRound, VenueSession } from '../../kit/operator';
import { addBets, listBets, sumOf, type Bets } from '../engine';
import { keptBetSchema, type KeptBet, type Settled } from '../protocol';
import { toBets, writeBets } from './wire';

/** A stake of one session in one round: one round of the bank. */
export interface OpenBet {
  readonly roundId: string;
  readonly round: string;
  readonly turn: string;
  readonly session: string;
  readonly commitment: string;
  readonly bets: Bets;
  readonly steps: readonly string[];
}

/** A player at a table: a member with all sessions for real money, or one session for play money. */
export interface Seat {
  readonly number: number;
  readonly isTrial: boolean;
  /** Of all rounds that are not over or not paid. */
  readonly open: Map<string, OpenBet>;
  /** Paid, of the last round: shown until the next one. */
  readonly paid: Map<string, OpenBet>;
  /** By session: what its next step belongs to, in which round. */
  readonly turns: Map<string, { readonly round: string; readonly turn: string }>;
  /** The newest first. */
  settled: readonly Settled[];
  /** Calls of money whose outcome is not known yet. */
  busy: number;
  seenMs: number;
}

export interface Seats {
  /** The seat of this session; seen now. */
  take(session: VenueSession, sessionId: string): Seat;
  /** Puts an open round of the bank where it belongs, unless it is known. Null for a detail that is not this venue's. */
  adopt(round: OpenRound): { readonly seat: Seat; readonly bet: OpenBet } | null;
  /** Everything of this seat in this round. */
  betsOf(seat: Seat, round: string): Bets;
  turnOf(seat: Seat, sessionId: string, round: string): string;
  /** Drops the open bets for which this is true. */
  forgetOver(isGone: (bet: OpenBet) => boolean): void;
  /** How many were seen in the last minute, all real money of this round, and the highest bets of others. */
  summary(round: string, own: Seat): Summary;
}

interface Summary {
  readonly seats: number;
  readonly pot: Bets;
  readonly others: readonly { readonly seat: number; readonly bets: Bets }[];
}

const PRESENT_MS = 60_000;
/** Longer than a session that is not played lasts. */
const FORGOTTEN_MS = 3 * 3_600_000;
const OTHERS_SHOWN = 12;

/** What is known of the players at one table. All of it but the open rounds is lost with the process. */
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

  /** A seat is free again when no one was seen in it for a long time and nothing of it is open. */
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

/** What identifies a session, where its token must not be kept. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 24);
}

/** What is kept of a bet with the bank. */
export function keepBet({ round, turn, session, commitment, bets, steps }: Omit<OpenBet, 'roundId'>): KeptBet {
  return { round, turn, session, commitment, steps: [...steps], bets: writeBets(bets) };
}
