import { type Fen } from '../kit/money';
import { showMoney } from '../kit/showMoney';
import type { RoundReport } from '../kit/operator';
import type { LocalName } from '../kit/protocol';
import { rankText, type Suit } from '../kit/react/cards/card';
import type { Card } from './engine/packs';
import { settle } from './engine/blackjack/settle';
import { ACTIONS, type Action, type Table } from './engine/blackjack/table';
import type { BullRound } from './engine/bull/play';
import zhCN from './page/locales/zh-CN.json';
import zhTW from './page/locales/zh-TW.json';

type Facts = RoundReport['facts'];

const SIGNS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };
const BETWEEN_ACTIONS = '、';

export function inBoth(write: (texts: typeof zhCN) => string): LocalName {
  return { 'zh-CN': write(zhCN), 'zh-TW': write(zhTW) };
}

/** Returns cards as text: `♠A ♥10`. */
export function writeCards(cards: readonly Card[]): string {
  return cards.map((card) => `${SIGNS[card.suit]}${rankText(card)}`).join(' ');
}

/** Returns the cards and payouts of a round of 21; without a stake only the cards. */
export function factsOfHand(table: Table, actions: readonly Action[], stake: Fen | null): Facts {
  const settled = settle(table, stake ?? 100n);
  const paid = (amount: Fen): string => (stake === null ? '' : ` ${showMoney(amount)}`);
  return [
    { label: inBoth(({ report }) => report.dealer), value: inBoth(() => writeCards(table.dealer)) },
    ...table.hands.map((hand, place) => ({
      label: inBoth(({ report }) => (table.hands.length === 1 ? report.hand : place === 0 ? report.first_hand : report.second_hand)),
      value: inBoth(({ outcome }) => {
        const result = settled.hands[place];
        return result === undefined ? '' : `${writeCards(hand.cards)}，${outcome[result.outcome]}${paid(result.payout)}`;
      }),
    })),
    ...(settled.insurance === null
      ? []
      : [{ label: inBoth(({ action }) => action.insure), value: inBoth(() => showMoney(settled.insurance?.payout ?? 0n)) }]),
    { label: inBoth(({ report }) => report.actions), value: inBoth((texts) => writeActions(actions, texts)) },
  ];
}

export function factsOfBull({ player, house, multiplier, isWon }: BullRound): Facts {
  const show = ({ cards, bull }: BullRound['player']) => inBoth((texts) => `${writeCards(cards)}，${texts.bull[bull]}`);
  return [
    { label: inBoth(({ report }) => report.player), value: show(player) },
    { label: inBoth(({ report }) => report.house), value: show(house) },
    {
      label: inBoth(({ report }) => report.multiplier),
      value: inBoth(({ report }) => `${isWon ? report.won : report.lost} × ${String(multiplier)}`),
    },
  ];
}

function writeActions(actions: readonly Action[], { action, report }: typeof zhCN): string {
  return actions.length === 0 ? report.no_actions : actions.map((each) => action[each]).join(BETWEEN_ACTIONS);
}

/** Parses the actions as the record shows them, in either language. @throws RangeError for an unknown word */
export function readActions(text: string): readonly Action[] {
  if ([zhCN.report.no_actions, zhTW.report.no_actions, ''].includes(text.trim())) return [];
  return text.split(/[、,，\s]+/).flatMap((word) => {
    if (word === '') return [];
    const action = ACTIONS.find((each) => [zhCN.action[each], zhTW.action[each]].includes(word));
    if (action === undefined) throw new RangeError(`${word} is no action`);
    return [action];
  });
}
