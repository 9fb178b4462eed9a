import { parseYuan, type Fen } from '../../kit/money';
import type { Insufficient, VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { LIMITS } from '../engine/limits';
import { selectionsOf } from '../engine/rules';
import { parsePeriod, shiftPeriod, type Period } from '../engine/schedule';
import type { BetLine } from '../engine/settle';
import { signAt } from '../engine/lunarYear';
import type { LotteryGame } from '../games';
import type { BetRequest } from '../protocol';
import { describeBet, roundIdOf, totalOf, type Bet, type Book, type Player } from './book';
import type { Settlement } from './createSettlement';

export type Placed =
  | { readonly kind: 'accepted' }
  | Insufficient
  | { readonly kind: 'closed' }
  | { readonly kind: 'over-limit'; readonly room: Fen };

/** Accepts slips: an accepted slip is taken once, any other is refunded. */
export interface Counter {
  place(token: string, session: VenueSession, game: LotteryGame, request: BetRequest): Promise<Placed>;
  /** Refunds the periods of a slip that are not closed. @returns their number */
  cancel(session: VenueSession, slipId: string): Promise<number>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly book: Book;
  readonly settlement: Settlement;
  readonly now: () => number;
}

const YUAN = 100n;

export function createCounter({ bank, book, settlement, now }: Dependencies): Counter {
  const lines = createQueues();

  const place = async (token: string, session: VenueSession, game: LotteryGame, request: BetRequest): Promise<Placed> => {
    const bets = toBets(session, game, request);
    const [first] = bets;
    if (first === undefined) throw refuse('bad-request');
    const known = bets.map(({ roundId }) => book.find(roundId)).filter((bet) => bet !== null);
    if (known.length > 0) {
      if (known.length !== bets.length || known.some((bet, index) => !isSame(bet, bets[index]))) throw refuse('round-reused');
      return { kind: 'accepted' };
    }
    if (bets.some(({ roundId }) => settlement.isUnknown(roundId))) throw refuse('unavailable');
    if (now() >= first.period.closesAt) {
      await giveBackAll(bets);
      return { kind: 'closed' };
    }
    if (first.period.opensAt > now() + LIMITS.periods * game.schedule.everySeconds * 1000) throw refuse('bad-request');
    const room = roomIn(session, bets);
    if (room < totalOf(first)) return { kind: 'over-limit', room };
    const balance = await bank.balance(token);
    if (balance < totalOf(first) * BigInt(bets.length)) return { kind: 'insufficient', balance };
    return take(token, bets);
  };

  const take = async (token: string, bets: readonly Bet[]): Promise<Placed> => {
    for (const bet of bets) {
      const result = await debit(token, bet, bets);
      // A debit that ended after the draw is not a bet, because the draw's outcome is already known.
      if (result.kind === 'taken' && now() < bet.period.drawsAt) continue;
      await giveBackAll(bets);
      return result.kind === 'taken' ? { kind: 'closed' } : result;
    }
    for (const bet of bets) book.put(bet);
    return { kind: 'accepted' };
  };

  const debit = async (token: string, bet: Bet, all: readonly Bet[]) => {
    try {
      return await bank.debit(token, { roundId: bet.roundId, stepId: 'stake', amount: totalOf(bet), detail: describeBet(bet) });
    } catch (error) {
      // It is unknown whether the stake was taken, so refund it.
      await giveBackAll(all);
      throw error;
    }
  };

  /** @throws RefusedError `unavailable` while the bank does not answer; the same slip may be sent again */
  const giveBackAll = async (bets: readonly Bet[]): Promise<void> => {
    let areKnown = true;
    for (const { game, roundId } of bets) if (!(await settlement.giveBackUnknown(game.enName, roundId))) areKnown = false;
    if (!areKnown) throw refuse('unavailable');
  };

  /** Returns the amount the player may still stake in the fullest of these periods. */
  const roomIn = (player: Player, bets: readonly Bet[]): Fen => {
    const open = book.of(player).filter(({ state }) => state !== 'returned');
    const rooms = bets.map(
      ({ period }) =>
        BigInt(LIMITS.period) * YUAN - open.filter((bet) => bet.period.id === period.id).reduce((sum, bet) => sum + totalOf(bet), 0n),
    );
    return rooms.reduce((least, room) => (room < least ? room : least));
  };

  return {
    place: (token, session, game, request) => lines.wait(keyOf(session), () => place(token, session, game, request)),
    cancel: (session, slipId) =>
      lines.wait(keyOf(session), async () => {
        const bets = book.of(session).filter((bet) => bet.slipId === slipId && isCancellable(bet, now()));
        for (const bet of bets) await settlement.giveBack(bet);
        return bets.length;
      }),
  };
}

export function isCancellable({ state, period }: Bet, now: number): boolean {
  return state === 'open' && now < period.closesAt;
}

/** @throws RefusedError `bad-request` for a slip that no page would send */
function toBets({ memberId, isTrial, gameCode }: VenueSession, game: LotteryGame, request: BetRequest): readonly Bet[] {
  const first = parsePeriod(game.schedule, request.period);
  const stake = parseYuan(request.stake);
  if (first === null || stake === null || stake < BigInt(LIMITS.leastStake) * YUAN || stake % YUAN !== 0n) throw refuse('bad-request');
  const periods = Array.from({ length: request.periods }, (_, index) => shiftPeriod(game.schedule, first, index));
  return periods.map((period) => {
    const bet: Bet = {
      roundId: roundIdOf({ memberId, isTrial, gameCode }, request.slipId, period),
      game,
      memberId,
      isTrial,
      slipId: request.slipId,
      period,
      stake,
      lines: toLines(game, period, request.lines, stake),
      periods,
      stopsAfterWin: request.stopsAfterWin,
      state: 'open',
      payout: 0n,
      paid: null,
    };
    if (totalOf(bet) > BigInt(LIMITS.slip) * YUAN) throw refuse('bad-request');
    return bet;
  });
}

function toLines({ kind }: LotteryGame, { drawsAt }: Period, ids: readonly string[], stake: Fen): readonly BetLine[] {
  const selections = selectionsOf(kind, signAt(drawsAt));
  if (new Set(ids).size !== ids.length) throw refuse('bad-request');
  return ids.map((id) => {
    const selection = selections.get(id);
    if (selection === undefined || stake > BigInt(selection.maxStake) * YUAN) throw refuse('bad-request');
    return { selection, price: selection.price };
  });
}

function isSame(known: Bet, sent: Bet | undefined): boolean {
  return sent !== undefined && JSON.stringify(describeBet(known)) === JSON.stringify(describeBet(sent));
}

function keyOf({ memberId, isTrial, gameCode }: VenueSession): string {
  return `${String(memberId)}/${String(isTrial)}/${gameCode}`;
}

/** Creates queues that run calls with the same key one after another. */
function createQueues(): { wait<Result>(key: string, call: () => Promise<Result>): Promise<Result> } {
  const last = new Map<string, Promise<unknown>>();
  return {
    wait(key, call) {
      const result = (last.get(key) ?? Promise.resolve()).then(call, call);
      const settled = result
        .catch(() => undefined)
        .then(() => {
          if (last.get(key) === settled) last.delete(key);
        });
      last.set(key, settled);
      return result;
    },
  };
}
