import type { Log, VenueBank, RoundReport } from '../../kit/operator';
import { createRetrier } from '../../kit/server/createRetrier';
import { exposuresOf } from '../engine/exposure';
import { settle } from '../engine/settle';
import type { LotteryGame } from '../games';
import { describeBet, readBet, type Bet, type Book } from './book';
import type { Draw, Drum } from './createDrum';
import { type Fen } from '../../kit/money';
import { showMoney } from '../../kit/showMoney';
import type { LocalName } from '../../kit/protocol';
import { formatHundredths } from '../engine/prices';
import { nameLine, type Texts } from '../names';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';

/** Time for which an ended bet stays in its player's list. */
const KEPT_MS = 3_600_000;

export interface Settlement {
  /**
   * Settles what is due: pays bets whose period is drawn, refunds those that stop after a win, and rounds with an
   * unknown debit. Failures are retried at the next call. Concurrent calls share one run.
   */
  run(): Promise<void>;
  /** Refunds a round whose debit may have been taken. Returns false until the bank has answered. */
  giveBackUnknown(enName: string, roundId: string): Promise<boolean>;
  isUnknown(roundId: string): boolean;
  /** Refunds an open bet. @throws when the bank does not answer */
  giveBack(bet: Bet): Promise<void>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly LotteryGame[];
  readonly book: Book;
  readonly drum: Drum;
  readonly now: () => number;
  readonly log: Log;
}

export function createSettlement({ bank, games, book, drum, now, log }: Dependencies): Settlement {
  const unknown = new Map<string, string>();
  const toResume = new Set(games.map(({ enName }) => enName));
  let running: Promise<void> | null = null;

  const retrier = createRetrier({ log });
  const tryTo = (what: string, id: string, call: () => Promise<void>): Promise<boolean> => retrier.whenDue({ what, id }, call);

  const isStopped = (bet: Bet): boolean => bet.stopsAfterWin && earlierWins(bet, drum, now());

  const giveBack = async (bet: Bet): Promise<void> => {
    await bank.rollback(bet.game.enName, bet.roundId);
    // The draw may have settled the bet in the meantime.
    if (book.find(bet.roundId)?.state === 'open') book.put({ ...bet, state: 'returned', payout: 0n });
  };

  const pay = async (bet: Bet): Promise<void> => {
    const draw = drum.drawOf(bet.game, bet.period);
    const paid = settle(bet.lines, bet.stake, draw.numbers());
    const { gameCode, kind } = bet.game;
    const together = book
      .of({ ...bet, gameCode })
      .filter((each) => each.period.id === bet.period.id && each.state !== 'returned' && !isStopped(each));
    const result = await bank.credit(bet.game.enName, {
      roundId: bet.roundId,
      payout: paid.reduce((sum, each) => sum + each, 0n),
      exposure: exposuresOf(kind, together).get(bet.roundId) ?? 0n,
      detail: { ...describeBet(bet), numbers: [...draw.numbers()] },
      report: reportBet(bet, draw, paid),
    });
    if (result.kind === 'closed') book.drop(bet.roundId);
    else book.put({ ...bet, state: 'settled', payout: result.round.payout, paid });
  };

  const resume = async (): Promise<void> => {
    for (const enName of toResume) {
      const isDone = await tryTo('resume', enName, async () => {
        for (const round of await bank.openRounds(enName)) adopt(round);
      });
      if (isDone) toResume.delete(enName);
    }
  };

  const adopt = (round: Parameters<typeof readBet>[0]): void => {
    if (book.find(round.roundId) !== null) return;
    try {
      book.put(readBet(round, games));
    } catch (error) {
      log.error('lottery-round-unreadable', { roundId: round.roundId, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const endDue = async (): Promise<void> => {
    await resume();
    for (const [roundId, enName] of unknown) await giveBackUnknown(enName, roundId);
    for (const bet of book.open()) {
      if (isStopped(bet)) await tryTo('give-back', bet.roundId, () => giveBack(bet));
      else if (bet.period.drawsAt <= now()) await tryTo('pay', bet.roundId, () => pay(bet));
    }
    book.forget(now() - KEPT_MS);
  };

  const giveBackUnknown = async (enName: string, roundId: string): Promise<boolean> => {
    unknown.set(roundId, enName);
    const isKnown = await tryTo('give-back-unknown', roundId, () => bank.rollback(enName, roundId));
    if (isKnown) unknown.delete(roundId);
    return isKnown;
  };

  return {
    run() {
      running ??= endDue().finally(() => {
        running = null;
      });
      return running;
    },
    giveBackUnknown,
    isUnknown: (roundId) => unknown.has(roundId),
    giveBack,
  };
}

/**
 * Returns true when an earlier, already drawn period of the slip won on any line. The result depends only on the draws,
 * so the same bets stop in any order of settlement and on any server. A player can cancel only the last periods of a
 * slip, so a canceled period never stops a bet.
 */
function earlierWins(bet: Bet, drum: Drum, now: number): boolean {
  return bet.periods
    .filter(({ drawsAt }) => drawsAt < bet.period.drawsAt && drawsAt <= now)
    .some((period) => isWon(bet, drum.drawOf(bet.game, period)));
}

function isWon({ lines }: Bet, draw: Draw): boolean {
  return lines.some(({ selection }) => selection.wins(draw.numbers()));
}

/** Builds the operator's record of a slip in one period: the draw, and the payout of each line. */
function reportBet(bet: Bet, { numbers: read, seed, commitment }: Draw, paid: readonly Fen[]): RoundReport {
  const numbers = read().join(' ');
  const won = paid.filter((each) => each > 0n).length;
  const { id } = bet.period;
  return {
    summary: inBoth(
      (texts) =>
        `${id} ${texts.report.period} · ${numbers} · ${won > 0 ? `${texts.report.won} ${String(won)} / ` : ''}${String(paid.length)} ${texts.report.lines}`,
    ),
    facts: [
      { label: inBoth((texts) => texts.report.drawn), value: inBoth(() => numbers) },
      ...bet.lines.map(({ selection, price }, index) => ({
        label: inBoth((texts) => nameLine(bet.game.kind, selection, texts)),
        value: inBoth((texts) => describePaid(bet.stake, price, paid[index] ?? 0n, texts)),
      })),
    ],
    proof: { commitment, seed, playerSeed: '' },
  };
}

function describePaid(stake: Fen, price: bigint, paid: Fen, texts: Texts): string {
  const line = `${showMoney(stake)} × ${formatHundredths(price)}`;
  return paid > 0n ? `${line} = ${showMoney(paid)}` : `${line} · ${texts.report.lost}`;
}

function inBoth(write: (texts: Texts) => string): LocalName {
  return { 'zh-CN': write(zhCN), 'zh-TW': write(zhTW) };
}
