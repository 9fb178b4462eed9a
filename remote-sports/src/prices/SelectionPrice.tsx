import type { Market, Selection } from '@site/shared/betting';
import type { RowContext } from './rowContext';
import type { PriceWords } from './priceText';
import { OddsButton } from './OddsButton';

export interface SelectionPriceProps {
  readonly row: RowContext;
  readonly market: Market;
  readonly selection: Selection;
  readonly size?: 'md' | 'lg';
  readonly text?: PriceWords;
}

/** Shows the price of a selection with the state of its match in the feed and of the selection in the slip. */
export function SelectionPrice({ row, market, selection, size = 'md', text = 'short' }: SelectionPriceProps) {
  const { tracked, format, selectedKeys, onPick } = row;
  const { match, moves, isFresh } = tracked;
  return (
    <OddsButton
      home={match.home}
      away={match.away}
      market={market}
      selection={selection}
      format={format}
      move={moves.get(selection.key)}
      isSelected={selectedKeys.has(selection.key)}
      isFresh={isFresh}
      size={size}
      text={text}
      onPick={onPick}
    />
  );
}
