import { useMemo, useState } from 'react';
import type { Match } from '@site/shared/betting';
import { Empty, TabPanel, Tabs } from '@site/shared/ui';
import { usePick } from '../prices/usePick';
import { useRowContext } from '../prices/useRowContext';
import { useTranslation } from './texts';
import { BuilderBar } from './builder/BuilderBar';
import type { Refusals } from './builder/builderApi';
import { useBuilder } from './builder/useBuilder';
import { marketBlocks, offeredTabs, tabOf, type MarketTab } from './marketGroups';
import { MarketBlocks } from './MarketBlocks';
import styles from './MarketPanels.module.css';

const NO_REFUSALS: Refusals = new Map();

/** Shows all markets of a match in tabs of collapsible blocks. */
export function MarketPanels({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<MarketTab>('all');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const row = useRowContext(match.id, usePick());
  const builder = useBuilder(match);
  const blocks = useMemo(() => marketBlocks(match.markets), [match.markets]);
  const tabs = offeredTabs(blocks);
  // The markets of a tab may disappear while the tab is open.
  const tab = tabs.includes(chosen) ? chosen : 'all';

  if (blocks.length === 0) return <Empty title={t('odds.no_markets')}>{t('match.no_markets_reason')}</Empty>;
  const handleFold = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    setFolded(next);
  };
  return (
    <div className={styles['panels']}>
      {builder && <BuilderBar builder={builder} />}
      <Tabs
        label={t('match.market_tabs')}
        value={tab}
        onChange={setChosen}
        items={tabs.map((value) => ({ value, label: t(`match.tab.${value}`) }))}
      >
        {tabs.map((value) => (
          <TabPanel key={value} value={value}>
            {row && (
              <MarketBlocks
                row={row}
                refusals={builder?.refusals ?? NO_REFUSALS}
                blocks={blocks.filter(({ type }) => value === 'all' || tabOf(type) === value)}
                folded={folded}
                onFold={handleFold}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
