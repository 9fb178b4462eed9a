import { lineLabel, selectionLabel, sideLabel, type BettingTranslate, type NamedSelection } from '@site/shared/betting';

/** What a price button says beside its price. */
export interface PriceText {
  /** Whose price it is; may be abridged where there is little room. Empty where the line says it. */
  readonly name: string;
  /** The line and what belongs to it, such as `大 2.5/3`: always whole, because a part of it is another bet. May be empty. */
  readonly line: string;
}

/**
 * `short` where the rows are the teams', so that a handicap needs no word; `name` where no row shows whose price it is; `price` where heads say
 * everything, and the price is shown alone.
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
