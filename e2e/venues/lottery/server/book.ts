import { formatYuan, parseYuan, type Fen } from '../../kit/money';
import type { OpenRound } from '../../kit/operator';
import { parsePeriod, type Period } from '../engine/schedule';
import { selectionsOf } from '../engine/rules';
import { formatHundredths } from '../engine/prices';
import type { BetLine } from '../engine/settle';
import { signAt } from '../engine/lunarYear';
import type { LotteryGame } from '../games';
import { roundDetailSchema, type RoundDetail } from '../protocol';

/** Slip in one period: one round. */
export interface Bet {
  readonly roundId: string;
  readonly game: LotteryGame;
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly slipId: string;
  readonly period: Period;
  /** Stake of each line. */
  readonly stake: Fen;
  readonly lines: readonly BetLine[];
  /** All periods of the slip, in order. */
  readonly periods: readonly Period[];
  readonly stopsAfterWin: boolean;
  readonly state: 'open' | 'settled' | 'returned';
  /** Total returned; `paid` has the payout of each line. */
  readonly payout: Fen;
  readonly paid: readonly Fen[] | null;
}

/** Owner of a group of bets; play money is separate. */
export interface Player {
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly gameCode: string;
}

/** Returns a round id that contains the member, so that no player can refer to another's round. */
export function roundIdOf({ memberId, isTrial }: Player, slipId: string, period: Period): string {
  return `${isTrial ? 't' : 'm'}${String(memberId)}-${slipId}-${period.id}`;
}

export function totalOf({ stake, lines }: Pick<Bet, 'stake' | 'lines'>): Fen {
  return stake * BigInt(lines.length);
}

export function describeBet(bet: Bet): RoundDetail {
  return {
    gameCode: bet.game.gameCode,
    slipId: bet.slipId,
    period: bet.period.id,
    stake: formatYuan(bet.stake),
    lines: bet.lines.map(({ selection, price }) => ({ id: selection.id, price: formatHundredths(price) })),
    periods: bet.periods.map(({ id }) => id),
    stopsAfterWin: bet.stopsAfterWin,
  };
}

/** @throws when the bank returns a detail that this venue did not write */
export function readBet(round: OpenRound, games: readonly LotteryGame[]): Bet {
  const detail = roundDetailSchema.parse(round.detail);
  const game = games.find(({ gameCode }) => gameCode === detail.gameCode);
  if (game === undefined) throw new Error(`no game ${detail.gameCode}`);
  const periodOf = (id: string): Period => {
    const period = parsePeriod(game.schedule, id);
    if (period === null) throw new Error(`no period ${id}`);
    return period;
  };
  const period = periodOf(detail.period);
  const selections = selectionsOf(game.kind, signAt(period.drawsAt));
  return {
    roundId: round.roundId,
    game,
    memberId: round.memberId,
    isTrial: round.isTrial,
    slipId: detail.slipId,
    period,
    stake: toFen(detail.stake),
    lines: detail.lines.map(({ id, price }) => {
      const selection = selections.get(id);
      if (selection === undefined) throw new Error(`no line ${id}`);
      return { selection, price: toFen(price) };
    }),
    periods: detail.periods.map(periodOf),
    stopsAfterWin: detail.stopsAfterWin,
    state: 'open',
    payout: 0n,
    paid: null,
  };
}

/** Open bets and, for a while, those that have ended. */
export interface Book {
  find(roundId: string): Bet | null;
  put(bet: Bet): void;
  /** Forgets a bet that is unknown to the bank. */
  drop(roundId: string): void;
  open(): readonly Bet[];
  /** Returns the bets of one player, newest first. */
  of(player: Player): readonly Bet[];
  /** Forgets bets that were drawn before this moment and have ended. */
  forget(drawnBefore: number): void;
}

export function createBook(): Book {
  const byPlayer = new Map<string, Map<string, Bet>>();
  const bets = new Map<string, Bet>();
  const open = new Map<string, Bet>();
  const betsOf = ({ memberId, isTrial }: Pick<Player, 'memberId' | 'isTrial'>, gameCode: string): Map<string, Bet> => {
    const key = `${String(memberId)}/${String(isTrial)}/${gameCode}`;
    const found = byPlayer.get(key) ?? new Map<string, Bet>();
    byPlayer.set(key, found);
    return found;
  };
  const drop = (roundId: string): void => {
    const bet = bets.get(roundId);
    if (bet === undefined) return;
    bets.delete(roundId);
    open.delete(roundId);
    betsOf(bet, bet.game.gameCode).delete(roundId);
  };
  return {
    find: (roundId) => bets.get(roundId) ?? null,
    put(bet) {
      bets.set(bet.roundId, bet);
      betsOf(bet, bet.game.gameCode).set(bet.roundId, bet);
      if (bet.state === 'open') open.set(bet.roundId, bet);
      else open.delete(bet.roundId);
    },
    drop,
    open: () => [...open.values()],
    of: (player) => [...betsOf(player, player.gameCode).values()].reverse(),
    forget(drawnBefore) {
      for (const { roundId, state, period } of bets.values()) if (state !== 'open' && period.drawsAt < drawnBefore) drop(roundId);
    },
  };
}

function toFen(yuan: string): Fen {
  const amount = parseYuan(yuan);
  if (amount === null) throw new Error(`no amount ${yuan}`);
  return amount;
}
