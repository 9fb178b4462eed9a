import type { GameState, Tier } from '../../protocol';
import { PAYING_SYMBOLS } from '../../engine/symbols';
import { picture } from '../art/defineArt';
import { el } from '../dom';
import { toFen, type Fen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { fill } from '../../../kit/page/language';
import type { Texts } from '../texts';
import { drawLine } from './createWinLines';

const TIERS: readonly Tier[] = ['grand', 'major', 'minor'];

/** Shows the full rules, with amounts for the current stake. */
export function describeRules(state: GameState, stake: Fen, texts: Texts): readonly HTMLElement[] {
  const { rules } = texts;
  const line = stake / state.lines.length;
  return [
    section(
      rules.paytable,
      el('p', {}, fill(rules.paytable_hint, { stake: showMoney(stake), line: showMoney(line) })),
      paytable(state, line, texts),
    ),
    section(
      rules.lines,
      el(
        'ol',
        { class: 'line-maps' },
        ...state.lines.map((rows, index) => el('li', {}, drawLine(rows), el('span', {}, fill(rules.line, { line: index + 1 })))),
      ),
    ),
    ...(state.trial ? [] : [pools(state, texts)]),
    section(
      rules.return,
      el('p', { class: 'rtp' }, fill(state.trial ? rules.return_trial : rules.return_total, returnsOf(state))),
      el('p', {}, rules.return_hint),
      el('p', {}, `${rules.volatility}：${rules[state.game.volatility]}`),
    ),
  ];
}

function returnsOf({ game }: GameState): Record<string, string> {
  return { rtp: game.rtp, lines: game.lineReturn, pools: game.poolReturn };
}

function paytable(state: GameState, line: Fen, texts: Texts): HTMLElement {
  const cards = PAYING_SYMBOLS.map((symbol) => {
    const rows = state.pays[symbol].map((pays, index) => [index + 3, pays] as const).reverse();
    return el(
      'li',
      {},
      picture(symbol),
      el(
        'dl',
        { 'aria-label': texts.symbol[symbol] },
        el('dt', { class: 'name' }, texts.symbol[symbol]),
        ...rows.flatMap(([count, pays]) => [el('dt', {}, `×${count}`), el('dd', {}, showMoney(pays * line))]),
      ),
    );
  });
  const seal = el('li', { class: 'seal' }, picture('seal'), el('p', {}, el('strong', {}, texts.symbol.seal), texts.rules.seal));
  return el('ul', { class: 'paytable' }, ...cards, seal);
}

function pools({ stakePerHit }: GameState, texts: Texts): HTMLElement {
  const { rules, header } = texts;
  const rows = TIERS.map((tier) =>
    el('li', {}, el('strong', {}, header[tier]), fill(rules.pool_odds, { amount: showMoney(toFen(stakePerHit[tier])) })),
  );
  return section(rules.pools, el('p', {}, rules.pools_hint), el('ul', { class: 'odds' }, ...rows));
}

function section(title: string, ...content: readonly Node[]): HTMLElement {
  return el('section', {}, el('h3', {}, title), ...content);
}
