/**
 * Handwritten board: renders only the rows near the window. Each price holds its node; a change writes the text of that
 * node and starts the highlight of its button.
 */
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { clockText, openBoard } from './openBoard';

/** Row height and overscan of the product at this size. */
const ROW_PX = 131;
const MARGIN_PX = 1500;
/** Duration of the arrow of a moved price. */
const MARK_MS = 5_000;
/** Six columns of the board, with the letters of each from the top. */
const COLUMNS = [
  { w: 'RE', letters: ['H', 'C'] },
  { w: 'ROU', letters: ['C', 'H'] },
  { w: 'RM', letters: ['H', 'C', 'N'] },
  { w: 'HRE', letters: ['H', 'C'] },
  { w: 'HROU', letters: ['C', 'H'] },
  { w: 'HRM', letters: ['H', 'C', 'N'] },
];

interface Price {
  readonly button: HTMLButtonElement;
  readonly figure: HTMLElement;
}

interface Row {
  readonly match: WireMatch;
  readonly element: HTMLElement;
  readonly clock: HTMLElement;
  /** Prices by game id and selection. */
  readonly prices: ReadonlyMap<string, Price>;
}

const board = document.createElement('main');
const rows = new Map<number, Row>();
const places = new Map<string, number>();
/** Buttons with an arrow, the oldest first, and the time when each got it. */
const marked = new Map<HTMLButtonElement, number>();
let matches: readonly WireMatch[] = [];

void openBoard({
  show(list) {
    matches = list;
    for (const [place, { gameId }] of list.entries()) places.set(gameId, place);
    board.style.height = `${list.length * ROW_PX}px`;
    document.body.append(board);
    showRowsNearby();
    window.addEventListener('scroll', showRowsNearby, { passive: true });
    setInterval(passTime, 1_000);
  },
  take(match, market) {
    const row = rows.get(places.get(match.gameId) ?? -1);
    if (!row) return;
    const earlier = match.markets.find(({ gameId, w }) => gameId === market.gameId && w === market.w);
    for (const [index, { r, ior }] of market.prices.entries()) {
      const before = earlier?.prices[index]?.ior ?? '';
      const price = row.prices.get(`${market.gameId}/${r}`);
      if (price && before !== ior) changePrice(price, match, market, r, ior, Number(ior) > Number(before) ? 'up' : 'down');
    }
  },
});

function changePrice(
  { button, figure }: Price,
  match: WireMatch,
  market: WireMarket,
  r: string,
  ior: string,
  direction: 'up' | 'down',
): void {
  figure.textContent = ior;
  // Alternate between two equal animations, because only another name restarts one.
  button.className = button.className.endsWith('1') ? `${direction} beat-0` : `${direction} beat-1`;
  button.ariaLabel = nameOf(match, market, r, ior);
  marked.delete(button);
  marked.set(button, performance.now());
}

function showRowsNearby(): void {
  const first = Math.max(0, Math.floor((window.scrollY - MARGIN_PX) / ROW_PX));
  const last = Math.min(matches.length - 1, Math.floor((window.scrollY + window.innerHeight + MARGIN_PX) / ROW_PX));
  for (const [place, { element }] of rows) {
    if (place >= first && place <= last) continue;
    element.remove();
    rows.delete(place);
  }
  for (let place = first; place <= last; place += 1) {
    const match = matches[place];
    if (!match || rows.has(place)) continue;
    const row = makeRow(match, place);
    rows.set(place, row);
    board.append(row.element);
  }
}

function passTime(): void {
  for (const { clock, match } of rows.values()) clock.textContent = clockText(match);
  for (const [button, at] of marked) {
    if (at > performance.now() - MARK_MS) break;
    button.className = '';
    marked.delete(button);
  }
}

function makeRow(match: WireMatch, place: number): Row {
  const prices = new Map<string, Price>();
  const article = element('article', 'row');
  article.style.top = `${place * ROW_PX}px`;
  article.dataset['match'] = `${match.team_h} v ${match.team_c}`;
  const clock = element('span', 'clock', clockText(match));
  const info = element('div', 'info');
  info.append(
    clock,
    element('span', 'team', match.team_h),
    element('b', 'score', String(match.sc_FT_H)),
    element('span', 'team', match.team_c),
    element('b', 'score', String(match.sc_FT_C)),
  );
  article.append(info);
  for (const { w, letters } of COLUMNS) {
    const cell = element('div', 'market');
    const market = match.markets.find((each) => each.w === w);
    for (const letter of letters) {
      const price = market?.prices.find(({ r }) => r === `${w}${letter}`);
      if (!market || !price) continue;
      const button = element('button', 'odds');
      const figure = element('b', 'price', price.ior);
      button.ariaLabel = nameOf(match, market, price.r, price.ior);
      button.append(element('span', 'line', market.ratio), figure, element('i', 'arrow'));
      prices.set(`${market.gameId}/${price.r}`, { button, figure });
      cell.append(button);
    }
    article.append(cell);
  }
  return { match, element: article, clock, prices };
}

function nameOf({ team_h, team_c }: WireMatch, { ratio }: WireMarket, r: string, ior: string): string {
  return `${team_h} v ${team_c} ${r} ${ratio} ${ior}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
