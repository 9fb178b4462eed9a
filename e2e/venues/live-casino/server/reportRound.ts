import { formatYuan } from '../../kit/money';
import type { RoundReport } from '../../kit/operator';
import type { LocalName } from '../../kit/protocol';
import { fill } from '../../kit/page/language';
import { listBets, payoutOf, rankOf, suitOf, type Bets, type Card, type Outcome } from '../engine';
import type { LiveTable } from '../games';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import { writeShoe, type ShoeName } from './schedule';

interface RoundToReport {
  readonly table: LiveTable;
  readonly name: { readonly shoe: ShoeName; readonly index: number };
  readonly bets: Bets;
  readonly outcome: Outcome;
  readonly commitment: string;
}

/** What the operator's record shows of a round: both hands, what each field paid, and how to check it when the shoe is over. */
export function reportRound({ table, name, bets, outcome, commitment }: RoundToReport): RoundReport {
  const { player, banker, playerTotal, bankerTotal, winner } = outcome;
  const totals = { player: playerTotal, banker: bankerTotal };
  return {
    summary: inBoth((texts) => fill(texts.report.summary, { winner: texts.winner[winner], ...totals })),
    facts: [
      {
        label: inBoth(({ report }) => report.shoe),
        value: inBoth((texts) => fill(texts.report.place, { shoe: writeShoe(name.shoe), round: name.index + 1 })),
      },
      { label: inBoth((texts) => texts.side.player), value: inBoth((texts) => writeHand(player, playerTotal, texts)) },
      { label: inBoth((texts) => texts.side.banker), value: inBoth((texts) => writeHand(banker, bankerTotal, texts)) },
      ...listBets(bets).map(({ field, stake }) => ({
        label: inBoth((texts) => texts.field[field]),
        value: inBoth(({ report }) =>
          fill(report.paid, { stake: `¥${formatYuan(stake)}`, payout: `¥${formatYuan(payoutOf(field, stake, outcome))}` }),
        ),
      })),
      { label: inBoth(({ report }) => report.commitment), value: inBoth(() => commitment) },
      { label: inBoth(({ report }) => report.check), value: inBoth(({ report }) => fill(report.check_hint, { table: table.gameCode })) },
    ],
    proof: null,
  };
}

function writeHand(cards: readonly Card[], total: number, texts: typeof zhCN): string {
  return fill(texts.report.hand, { cards: cards.map((card) => `${texts.suit[suitOf(card)]}${rankOf(card)}`).join(' '), total });
}

function inBoth(write: (texts: typeof zhCN) => string): LocalName {
  return { 'zh-CN': write(zhCN), 'zh-TW': write(zhTW) };
}
