import { lineLabel, selectionLabel, sideLabel, type BettingTranslate, type NamedSelection } from '@site/shared/ui/betting';

/** Texts a price button shows beside its price. */
export interface PriceText {
  /** Name of the selection; may be truncated when space is short. Empty when the line already names it. */
  readonly name: string;
  /**
   * Line and its word, such as `大 2.5/3`. Never truncated, because a part of it would name another bet. May be empty.
   */
  readonly line: string;
}

/**
 * `short`: the rows already show the teams, so a handicap needs no word. `name`: no row names the selection. `price`:
 * headers name everything, and only the price is shown.
 */
export type PriceWords = 'short' | 'name' | 'price';

/**
 * @example priceText(handicap of 阿森纳, 'name', t) // { name: '阿森纳', line: '-0.5' }; 'short': { name: '', line: '-0.5' }
 */
export function priceText(selection: NamedSelection, text: PriceWords, t: BettingTranslate): PriceText {
  if (text === 'price') return { name: '', line: '' };
  const { market, side, line } = selection;
  const ofLine = line === undefined ? '' : lineLabel(market, line);
  if (side.kind === 'competitor') return { name: sideLabel(side, t), line: ofLine };
  if (text === 'name' && (side.kind === 'home' || side.kind === 'away')) {
    return { name: selectionLabel({ ...selection, line: undefined }, t), line: ofLine };
  }
  const word =
    market.kind === 'handicap' ? '' : text === 'name' ? selectionLabel({ ...selection, line: undefined }, t) : sideLabel(side, t);
  return { name: '', line: [word, ofLine].filter((part) => part !== '').join(' ') };
}
