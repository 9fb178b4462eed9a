import { formatYuan } from '../../kit/money';
import type { Seeds } from '../../kit/fairness/createSeeds';
import type { Log, VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { toShortage } from '../../kit/server/toShortage';
import { LIMITS } from '../engine/limits';
import { formatHundredths } from '../engine/prices';
import { periodAt, shiftPeriod, type Period } from '../engine/schedule';
import { signAt } from '../engine/lunarYear';
import { rtpOf, type LotteryGame } from '../games';
import type { BetAnswer, BetRequest, CancelAnswer, TableState, WireBet, WireDraw, WirePeriod } from '../protocol';
import { createBook, totalOf, type Bet } from './book';
import { createCounter, isCancellable } from './createCounter';
import { createDrum, type Draw } from './createDrum';
import { createSettlement } from './createSettlement';

/** Calls of a player's page. Refusals are thrown as `RefusedError`. */
export interface Lottery {
  /** Opens a session with the ticket of a launch. */
  open(ticket: string): Promise<{ readonly token: string; readonly state: TableState }>;
  state(token: string): Promise<TableState>;
  history(token: string): Promise<{ readonly draws: readonly WireDraw[] }>;
  /** Places a slip. A repeated slip id returns the same answer, and nothing moves. */
  bet(token: string, request: BetRequest): Promise<BetAnswer>;
  cancel(token: string, slipId: string): Promise<CancelAnswer>;
  /** Settles what is due; called periodically. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly LotteryGame[];
  readonly seeds: Seeds;
  readonly now: () => number;
  readonly log: Log;
}

const SHOWN_BETS = 40;
const SHOWN_DRAWS = 100;

export function createLottery({ bank, games, seeds, now, log }: Dependencies): Lottery {
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  const rtps = new Map(games.map((game) => [game, rtpOf(game)]));
  const book = createBook();
  const drum = createDrum(seeds);
  const settlement = createSettlement({ bank, games, book, drum, now, log });
  const counter = createCounter({ bank, book, settlement, now });

  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await stateOf(opened.token, opened.session) };
    },

    state: async (token) => stateOf(token, await sessionOf(token)),

    async history(token) {
      const game = gameOf(await sessionOf(token));
      return { draws: drum.before(game, periodAt(game.schedule, now()), SHOWN_DRAWS).map(describeDraw) };
    },

    async bet(token, request) {
      const session = await sessionOf(token);
      const placed = await counter.place(token, session, gameOf(session), request);
      switch (placed.kind) {
        case 'accepted':
          return { outcome: 'accepted', state: await stateOf(token, session) };
        case 'insufficient':
          return { outcome: 'insufficient', ...toShortage(placed) };
        case 'over-limit':
          return { outcome: 'over-limit', room: formatYuan(placed.room) };
        case 'closed':
          return { outcome: 'closed' };
      }
    },

    async cancel(token, slipId) {
      const session = await sessionOf(token);
      const returned = await counter.cancel(session, slipId);
      return { returned, state: await stateOf(token, session) };
    },

    tick: () => settlement.run(),
  };

  async function sessionOf(token: string): Promise<VenueSession> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return session;
  }

  async function stateOf(token: string, session: VenueSession): Promise<TableState> {
    const game = gameOf(session);
    const balance = formatYuan(await bank.balance(token));
    const at = now();
    const current = periodAt(game.schedule, at);
    return {
      game: {
        gameCode: game.gameCode,
        enName: game.enName,
        name: game.name,
        venueName: game.venueName,
        kind: game.kind,
        ...game.schedule,
        rtp: rtps.get(game) ?? '',
      },
      // Send one period more than can be bet on at once, because the first may have closed.
      periods: Array.from({ length: LIMITS.periods + 1 }, (_, index) =>
        describePeriod(game, shiftPeriod(game.schedule, current, index), at),
      ),
      last: describeDraw(drum.drawOf(game, shiftPeriod(game.schedule, current, -1))),
      bets: book
        .of(session)
        .slice(0, SHOWN_BETS)
        .map((bet) => describeBetAt(bet, at)),
      balance,
      trial: session.isTrial,
    };
  }

  function describePeriod(game: LotteryGame, period: Period, at: number): WirePeriod {
    const { commitment, yearSign } = drum.drawOf(game, period);
    return {
      id: period.id,
      closesInMs: Math.max(0, period.closesAt - at),
      drawsInMs: Math.max(0, period.drawsAt - at),
      yearSign,
      commitment,
    };
  }

  /** @throws Error when a ticket was sold for an unknown game: the operator's catalogue differs from the venue's */
  function gameOf({ enName, gameCode }: VenueSession): LotteryGame {
    const game = byCode.get(gameCode);
    if (game?.enName !== enName) throw new Error(`no game ${gameCode} at ${enName}`);
    return game;
  }
}

function describeDraw({ period, numbers, yearSign, seed }: Draw): WireDraw {
  return { id: period.id, numbers: [...numbers()], yearSign, seed };
}

function describeBetAt(bet: Bet, at: number): WireBet {
  return {
    roundId: bet.roundId,
    slipId: bet.slipId,
    period: bet.period.id,
    yearSign: signAt(bet.period.drawsAt),
    state: bet.state,
    lines: bet.lines.map(({ selection, price }, index) => {
      const paid = bet.paid?.[index];
      return { id: selection.id, price: formatHundredths(price), paid: paid === undefined ? null : formatYuan(paid) };
    }),
    stake: formatYuan(bet.stake),
    total: formatYuan(totalOf(bet)),
    payout: formatYuan(bet.payout),
    isCancellable: isCancellable(bet, at),
  };
}
