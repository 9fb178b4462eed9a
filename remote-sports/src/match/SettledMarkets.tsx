import { useCallback } from 'react';
import { type BetResult, type Match } from '@site/shared/betting';
import { marketLabel, resultLabel, selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Empty, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { fetchSettledMarkets, type SettledMarket } from '../schedule/scheduleApi';
import { toneOfResult } from '../tickets/toneOfResult';
import { marketBlocks } from './marketGroups';
import styles from './SettledMarkets.module.css';

/** Number of selections above which a market lists only the selections that did not lose. */
const NAMED_WHOLE = 6;

/** Shows how the platform settled the markets of a match that has ended, at the lines offered at its start. */
export function SettledMarkets({ match: { id, sport, home, away } }: { readonly match: Match }) {
  const { t } = useTranslation();
  const resource = useLocalizedPublicResource();
  const load = useCallback((signal: AbortSignal) => fetchSettledMarkets(resource, id, sport, { signal }), [resource, id, sport]);
  const { state, reload } = useLoadable(load);
  return (
    <Card title={t('match.settled_title')} className={styles['card']}>
      <p className={styles['note']}>{t('match.settled_note')}</p>
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={(markets) => markets.length === 0}
        empty={<Empty title={t('match.settled_empty_title')}>{t('match.settled_empty_reason')}</Empty>}
      >
        {(markets) => <Blocks markets={markets} home={home} away={away} />}
      </LoadableView>
    </Card>
  );
}

function Blocks({ markets, home, away }: Pick<Match, 'home' | 'away'> & { readonly markets: readonly SettledMarket[] }) {
  const { t: tBetting } = useBettingTranslation();
  const results = new Map(markets.flatMap((settled) => [...settled.results]));
  const named = marketBlocks(markets.map(({ market }) => market)).map(({ key, type, lines }) => ({
    key,
    type,
    selections: lines.flatMap(({ selections }) => {
      const decided = selections.flatMap(({ key: selection, side, line }) => {
        const result = results.get(selection);
        return result ? [{ key: selection, label: selectionLabel({ market: type, side, line, home, away }, tBetting), result }] : [];
      });
      return decided.length > NAMED_WHOLE ? decided.filter(({ result }) => result.kind !== 'lost') : decided;
    }),
  }));
  return (
    <div className={styles['blocks']}>
      {named.map(({ key, type, selections }) => (
        <section key={key} className={styles['block']} aria-label={marketLabel(type, tBetting)}>
          <h3 className={styles['market']}>{marketLabel(type, tBetting)}</h3>
          <ul>
            {selections.map((selection) => (
              <li key={selection.key} className={styles['selection']}>
                <Selection label={selection.label} result={selection.result} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Selection({ label, result }: { readonly label: string; readonly result: BetResult }) {
  const { t: tBetting } = useBettingTranslation();
  return (
    <>
      <span className={styles['label']}>{label}</span>
      <Tag tone={toneOfResult(result)}>{resultLabel(result, tBetting)}</Tag>
    </>
  );
}
