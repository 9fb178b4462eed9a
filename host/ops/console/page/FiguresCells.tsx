import { Cell, Column, cx } from '@site/shared/ui';
import type { FiguresBody } from '../wire';
import type { Translate } from './i18n';
import { formatRate, isHigh } from './RemoteSummary';
import summary from './RemoteSummary.module.css';

const NONE = '–';

/** Returns the column headers for `FiguresCells`, because a table takes its columns one by one. */
export function figuresColumns(t: Translate): readonly React.ReactElement[] {
  return (['loads', 'failures', 'median', 'p95'] as const).map((name) => (
    <Column key={name} align="end">
      {t(`figures_of.${name}`)}
    </Column>
  ));
}

/** Shows the figures that players' browsers reported for one build. */
export function FiguresCells({ figures }: { readonly figures: FiguresBody | undefined }) {
  const isLoaded = figures !== undefined && figures.loads > 0;
  return (
    <>
      <Cell align="end">{figures === undefined ? NONE : figures.loads}</Cell>
      <Cell align="end" className={cx(isLoaded && isHigh(figures) && summary['fails'])}>
        {isLoaded ? `${String(figures.failures)} (${formatRate(figures.failureRate)})` : NONE}
      </Cell>
      <Cell align="end">{formatMs(figures?.medianLoadMs)}</Cell>
      <Cell align="end">{formatMs(figures?.p95LoadMs)}</Cell>
    </>
  );
}

function formatMs(ms: number | undefined): string {
  return ms === undefined ? NONE : `${String(Math.round(ms))} ms`;
}
