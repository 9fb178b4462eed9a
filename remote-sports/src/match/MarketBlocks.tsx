import { useStoredSet } from '../favourites/useStoredSet';
import type { RowContext } from '../prices/rowContext';
import type { Refusals } from './builder/builderApi';
import { MarketBlockView } from './MarketBlockView';
import { arrangeBlocks, favouriteKey, isWide, type MarketBlock } from './marketGroups';
import styles from './MarketPanels.module.css';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Height of a grid row in pixels; must equal the value in the stylesheet. */
const ROW_PX = 4;

/**
 * Packs the children of a grid with low rows without gaps: each child spans rows according to its height, and the next
 * child takes the highest free place. The DOM order stays, so that keyboard and screen reader follow the visual order.
 * Heights are measured as they change, before paint.
 *
 * @param order changes when the children change
 */
function usePacked<Target extends HTMLElement>(order: string): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useLayoutEffect(() => {
    const span = (target: Element, height: number) => {
      if (target instanceof HTMLElement && height > 0) target.style.gridRowEnd = `span ${Math.ceil(height / ROW_PX)}`;
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) span(target, borderBoxSize[0]?.blockSize ?? 0);
    });
    const children = [...(ref.current?.children ?? [])];
    // Read all heights before writing any, so that the page is laid out only once.
    const heights = children.map((child) => child.getBoundingClientRect().height);
    for (const [index, child] of children.entries()) {
      span(child, heights[index] ?? 0);
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
    };
  }, [order]);
  return ref;
}

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
