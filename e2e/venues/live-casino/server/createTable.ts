import { commitmentOf, type Seeds } from '../../kit/fairness/createSeeds';
import { formatYuan, type Fen } from '../../kit/money';
import type { Insufficient, Log, OpenRound, VenueBank, VenueSession, RoundReport } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { createRetrier } from '../../kit/server/createRetrier';
import { addBets, exposuresOf, settleBets, sumOf, writeResults, type Bets, listBets, payoutOf, type Outcome } from '../engine';
import type { LiveTable } from '../games';
import { compareShoes, parseName, writeRound, writeShoe, type ShoeName } from '../names';
import { keptBetSchema, type BetAnswer, type BetRequest, type TableState, type TakeBackRequest, type WireShoe } from '../protocol';
import { createSeats, keepBet, sessionIdOf, type OpenBet, type Seat } from './createSeats';
import { createSchedule, type Moment } from './schedule';
import { areWithinLimits, describeOutcome, describeTable, toBets, writeBets } from './wire';
import { fill } from '../../kit/page/language';
import { showMoney } from '../../kit/showMoney';
import { describeFacts, inBoth, summarize } from '../facts';

/** Result of a stake; when it was not taken, with the operator's reason. */
type Step = Omit<BetAnswer, 'state'>;

const TAKEN: Step = { outcome: 'taken' };

/** Table that follows the clock. Refusals are thrown as `RefusedError`. */
export interface Table {
  state(token: string, session: VenueSession): Promise<TableState>;
  bet(token: string, session: VenueSession, request: BetRequest): Promise<BetAnswer>;
  takeBack(token: string, session: VenueSession, request: TakeBackRequest): Promise<TableState>;
  /** Returns null for a shoe that has not started. */
  shoe(shoe: ShoeName): WireShoe | null;
  /** Returns the name of the last round that is over; it changes when there may be rounds to pay. */
  lastOver(): string;
  /** Pays an open round if it is over. Returns true when nothing more can be done for it now. */
  settle(round: OpenRound): Promise<boolean>;
  /** Forgets finished rounds that the bank no longer lists as open. */
  forgetOver(open: ReadonlySet<string>): void;
}

interface Dependencies {
  readonly table: LiveTable;
  readonly bank: VenueBank;
  readonly seeds: Seeds;
  readonly now: () => number;
  readonly log: Log;
  readonly signal: AbortSignal;
}

const SETTLED_KEPT = 10;

export function createTable({ table, bank, seeds, now, log, signal }: Dependencies): Table {
  const { enName, gameCode, limits } = table;
  const schedule = createSchedule(table, seeds);
  const seats = createSeats(gameCode, now);
  const described = describeTable(table);
  const retrier = createRetrier({ log, signal });
  /** Steps in flight, by id; a repeated step waits for the first. */
  const underway = new Map<string, Promise<Step>>();
  /** Queues that serialise the money calls of one seat. */
  const queues = new WeakMap<Seat, Promise<unknown>>();

  const inTurn = <Result>(seat: Seat, run: () => Promise<Result>): Promise<Result> => {
    seat.busy += 1;
    const result = (queues.get(seat) ?? Promise.resolve()).then(run).finally(() => {
      seat.busy -= 1;
    });
    queues.set(
      seat,
      result.catch(() => undefined),
    );
    return result;
  };

  const isOpen = (round: string): boolean => {
    const { shoe, index, phase } = schedule.at(now());
    return phase === 'betting' && writeRound(shoe, index) === round;
  };

  const commitmentOfShoe = (shoe: ShoeName): string => commitmentOf(schedule.seedOf(shoe));

  const describeShoe = (shoe: ShoeName, isOver: boolean): WireShoe => ({
    shoe: writeShoe(shoe),
    commitment: commitmentOfShoe(shoe),
    seed: isOver ? schedule.seedOf(shoe) : null,
  });

  const stateOf = (token: string, session: VenueSession, balance: Fen): TableState => {
    const sessionId = sessionIdOf(token);
    const seat = seats.take(session, sessionId);
    const moment = schedule.at(now());
    const { shoe, index, outcome, phase, leftMs } = moment;
    const round = writeRound(shoe, index);
    const { seats: seated, pot, others } = seats.summary(round, seat);
    const finished = schedule.roundsOf(shoe).slice(0, isResultShown(moment) ? index + 1 : index);
    return {
      ...described,
      phase,
      leftMs,
      shoe: writeShoe(shoe),
      commitment: commitmentOfShoe(shoe),
      lastShoe: shoe.number > 1 ? describeShoe({ ...shoe, number: shoe.number - 1 }, true) : null,
      round,
      outcome: phase === 'betting' || phase === 'closing' ? null : describeOutcome(outcome),
      results: writeResults(finished),
      seats: seated,
      ownSeat: seat.number,
      pot: writeBets(pot),
      others: others.map((other) => ({ seat: other.seat, bets: writeBets(other.bets) })),
      turn: seats.turnOf(seat, sessionId, round),
      bets: writeBets(seats.betsOf(seat, round)),
      isPaying: [...seat.open.values()].some((bet) => isOver(bet.round, moment)),
      settled: [...seat.settled],
      balance: formatYuan(balance),
      trial: session.isTrial,
    };
  };

  const state = async (token: string, session: VenueSession): Promise<TableState> => stateOf(token, session, await bank.balance(token));

  /**
   * Takes the stake of one step. Once bets are closed, a step with an unknown outcome is only looked up, not sent
   * again.
   */
  const debit = (token: string, roundId: string, stepId: string, amount: Fen, bet: OpenBet): Promise<Step | 'closed' | 'over'> => {
    let isSent = false;
    return retrier.untilKnown({ what: 'debit', id: `${roundId} ${stepId}` }, async () => {
      if (isOpen(bet.round)) {
        isSent = true;
        try {
          const result = await bank.debit(token, { roundId, stepId, amount, detail: keepBet(bet) });
          if (result.kind === 'closed') return 'closed';
          return result.kind === 'insufficient' ? toStep(result) : TAKEN;
        } catch (error) {
          if ((await bank.findSession(token)) === null) return 'over';
          throw error;
        }
      }
      if (!isSent) return 'closed';
      const kept = (await bank.openRounds(enName)).find((open) => open.roundId === roundId);
      return keptBetSchema.safeParse(kept?.detail).data?.steps.includes(stepId) === true ? TAKEN : 'closed';
    });
  };

  const place = async (token: string, session: VenueSession, { round, turn, stepId, bets: wireBets }: BetRequest): Promise<Step> => {
    const sessionId = sessionIdOf(token);
    const seat = seats.take(session, sessionId);
    return inTurn(seat, async () => {
      const more = readBets(wireBets);
      if ([...seat.open.values()].some(({ steps }) => steps.includes(stepId))) return TAKEN;
      if (!isOpen(round) || seats.turnOf(seat, sessionId, round) !== turn) throw refuse('closed');
      if (!areWithinLimits(limits, seats.betsOf(seat, round), more)) throw refuse('bad-request');
      const found = [...seat.open.values()].find((bet) => bet.turn === turn && bet.session === sessionId);
      const { shoe } = schedule.at(now());
      const before = found ?? {
        roundId: `${round}-${turn}`,
        round,
        turn,
        session: sessionId,
        commitment: commitmentOfShoe(shoe),
        bets: {},
        steps: [],
      };
      const bet: OpenBet = { ...before, bets: addBets(before.bets, more), steps: [...before.steps, stepId] };
      const step = await debit(token, bet.roundId, stepId, sumOf(more), bet);
      if (step === 'over') throw refuse('session-over');
      if (step === 'closed') throw refuse('closed');
      if (step.outcome === 'taken') seat.open.set(bet.roundId, bet);
      return step;
    });
  };

  return {
    state,

    async bet(token, session, request) {
      const key = `${sessionIdOf(token)}:${request.stepId}`;
      const step = underway.get(key) ?? place(token, session, request);
      underway.set(key, step);
      try {
        return { ...(await step), state: await state(token, session) };
      } finally {
        underway.delete(key);
      }
    },

    async takeBack(token, session, { round, turn }) {
      const sessionId = sessionIdOf(token);
      const seat = seats.take(session, sessionId);
      await inTurn(seat, async () => {
        if (!isOpen(round)) throw refuse('closed');
        if (seats.turnOf(seat, sessionId, round) !== turn) return;
        for (const bet of [...seat.open.values()].filter((each) => each.round === round)) {
          await retrier.untilKnown({ what: 'rollback', id: bet.roundId }, () => bank.rollback(enName, bet.roundId));
          seat.open.delete(bet.roundId);
        }
        seat.turns.clear();
      });
      return state(token, session);
    },

    shoe(shoe) {
      const moment = schedule.at(now());
      const order = compareShoes(shoe, moment.shoe);
      if (order > 0) return null;
      return describeShoe(shoe, order < 0 || moment.phase === 'shuffling');
    },

    lastOver() {
      const moment = schedule.at(now());
      return writeRound(moment.shoe, isResultShown(moment) ? moment.index : moment.index - 1);
    },

    async settle(open) {
      const adopted = seats.adopt(open);
      const moment = schedule.at(now());
      if (adopted === null) return giveBack(open, 'unreadable');
      const { seat, bet } = adopted;
      if (!isOver(bet.round, moment)) return true;
      if (seat.busy > 0) return false;
      const name = parseName(bet.round);
      const outcome = name === null ? undefined : schedule.roundsOf(name.shoe)[name.index];
      if (name === null || outcome === undefined || commitmentOfShoe(name.shoe) !== bet.commitment) return giveBack(open, 'another-shoe');
      const payout = settleBets(bet.bets, outcome);
      const together = [...seat.open.values(), ...seat.paid.values()].filter((each) => each.round === bet.round);
      const credited = await bank.credit(enName, {
        roundId: bet.roundId,
        payout,
        exposure: exposuresOf(together, outcome).get(bet.roundId) ?? 0n,
        detail: { ...keepBet(bet), outcome: describeOutcome(outcome) },
        report: reportRound({ name, bets: bet.bets, outcome, commitment: bet.commitment }),
      });
      seat.open.delete(bet.roundId);
      if (credited.kind !== 'paid') return true;
      for (const paid of seat.paid.values()) if (paid.round !== bet.round) seat.paid.delete(paid.roundId);
      seat.paid.set(bet.roundId, bet);
      const { stake, payout: paid, playedAt } = credited.round;
      if (stake !== sumOf(bet.bets)) log.error('baccarat-stake-differs', { roundId: bet.roundId });
      const settled = {
        roundId: bet.roundId,
        round: bet.round,
        bets: writeBets(bet.bets),
        stake: formatYuan(stake),
        payout: formatYuan(paid),
        outcome: describeOutcome(outcome),
        at: playedAt.getTime(),
      };
      seat.settled = [settled, ...seat.settled].slice(0, SETTLED_KEPT);
      return true;
    },

    forgetOver(open) {
      seats.forgetOver((bet) => !open.has(bet.roundId) && isOver(bet.round, schedule.at(now())));
    },
  };

  /** Refunds a round that can't be paid by the committed cards. */
  async function giveBack({ roundId }: OpenRound, why: string): Promise<boolean> {
    log.error('baccarat-round-given-back', { roundId, why });
    await bank.rollback(enName, roundId);
    return true;
  }
}

function isResultShown({ phase }: Moment): boolean {
  return phase === 'result' || phase === 'shuffling';
}

/** Returns true when the cards of this round have been shown. */
function isOver(round: string, moment: Moment): boolean {
  const name = parseName(round);
  if (name === null) return true;
  const order = compareShoes(name.shoe, moment.shoe) || name.index - moment.index;
  return order < 0 || (order === 0 && isResultShown(moment));
}

/** @throws RefusedError for an invalid amount */
function readBets(wire: BetRequest['bets']): Bets {
  try {
    return toBets(wire);
  } catch {
    throw refuse('bad-request');
  }
}

function toStep({ reason }: Insufficient): Step {
  return { outcome: 'insufficient', ...(reason === undefined ? {} : { reason }) };
}

interface RoundToReport {
  readonly name: { readonly shoe: ShoeName; readonly index: number };
  readonly bets: Bets;
  readonly outcome: Outcome;
  readonly commitment: string;
}

/**
 * Builds the operator's record of a round: both hands, the payout of each field, and how to check it. The seed is
 * revealed when the shoe is over.
 */
function reportRound({ name, bets, outcome, commitment }: RoundToReport): RoundReport {
  return {
    summary: summarize(outcome),
    facts: [
      ...describeFacts(name, outcome),
      ...listBets(bets).map(({ field, stake }) => ({
        label: inBoth((texts) => texts.field[field]),
        value: inBoth(({ report }) => fill(report.paid, { stake: showMoney(stake), payout: showMoney(payoutOf(field, stake, outcome)) })),
      })),
    ],
    proof: { commitment, toldAfter: inBoth(({ report }) => fill(report.told_after, { shoe: writeShoe(name.shoe) })) },
  };
}
