import { type Fen } from '../../kit/money';
import { showMoney } from '../../kit/showMoney';
import type { RoundReport } from '../../kit/operator';
import type { LocalName } from '../../kit/protocol';
import { formatHundredths } from '../engine/prices';
import { nameLine, type Texts } from '../names';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import type { Bet } from './book';
import type { Draw } from './createDrum';

/** Builds the operator's record of a slip in one period: the draw, and the payout of each line. */
export function reportBet(bet: Bet, { numbers: read, seed, commitment }: Draw, paid: readonly Fen[]): RoundReport {
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
