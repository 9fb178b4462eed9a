import { fill } from '../kit/page/language';
import type { RoundReport } from '../kit/operator';
import type { LocalName } from '../kit/protocol';
import { rankOf, suitOf, type Card, type Outcome } from './engine';
import { writeShoe, type ShoeName } from './names';
import zhCN from './page/locales/zh-CN.json';
import zhTW from './page/locales/zh-TW.json';

/** Describes the round and its cards, for the operator's record and the check page. */
export function describeFacts(
  { shoe, index }: { readonly shoe: ShoeName; readonly index: number },
  { player, banker, playerTotal, bankerTotal }: Outcome,
): RoundReport['facts'] {
  return [
    {
      label: inBoth(({ report }) => report.shoe),
      value: inBoth(({ report }) => fill(report.place, { shoe: writeShoe(shoe), round: index + 1 })),
    },
    { label: inBoth(({ side }) => side.player), value: inBoth((texts) => writeHand(player, playerTotal, texts)) },
    { label: inBoth(({ side }) => side.banker), value: inBoth((texts) => writeHand(banker, bankerTotal, texts)) },
  ];
}

/** Returns a summary such as `庄赢，闲 3 点，庄 7 点`. */
export function summarize({ winner, playerTotal, bankerTotal }: Outcome): LocalName {
  return inBoth((texts) => fill(texts.report.summary, { winner: texts.winner[winner], player: playerTotal, banker: bankerTotal }));
}

export function inBoth(write: (texts: typeof zhCN) => string): LocalName {
  return { 'zh-CN': write(zhCN), 'zh-TW': write(zhTW) };
}

function writeHand(cards: readonly Card[], total: number, { report, suit }: typeof zhCN): string {
  return fill(report.hand, { cards: cards.map((card) => `${suit[suitOf(card)]}${rankOf(card)}`).join(' '), total });
}
