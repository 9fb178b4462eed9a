import { useStoredSet } from '../favourites/useStoredSet';
import type { RowContext } from '../prices/rowContext';
import type { Refusals } from './builder/builderApi';
import { MarketBlockView } from './MarketBlockView';
import { arrangeBlocks, favouriteKey, isWide, type MarketBlock } from './marketGroups';
import { usePacked } from './usePacked';
import styles from './MarketPanels.module.css';

interface MarketBlocksProps {
  readonly row: RowContext;
  readonly refusals: Refusals;
  readonly blocks: readonly MarketBlock[];
  readonly folded: ReadonlySet<string>;
  readonly onFold: (key: string) => void;
}

/** Shows the markets of one tab, packed in columns: pinned markets first, wide ones last. */
export function MarketBlocks({ row, refusals, blocks, folded, onFold }: MarketBlocksProps) {
  const { values: pinned, toggle } = useStoredSet('market-favourites');
  const arranged = arrangeBlocks(blocks, pinned);
  const packed = usePacked<HTMLDivElement>(arranged.map(({ key }) => key).join(' '));
  return (
    <div ref={packed} className={styles['blocks']}>
      {arranged.map((block) => {
        const favourite = favouriteKey(block.type);
        return (
          <div key={block.key} className={styles['cell']} data-wide={isWide(block) || undefined}>
            <MarketBlockView
              row={row}
              refusals={refusals}
              block={block}
              isFolded={folded.has(block.key)}
              isPinned={pinned.has(favourite)}
              onFold={() => {
                onFold(block.key);
              }}
              onPin={() => {
                toggle(favourite);
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
