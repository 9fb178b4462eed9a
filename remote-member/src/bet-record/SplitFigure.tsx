import { BarList } from '@site/shared/charts/BarList';
import { ShareBar } from '@site/shared/charts/ShareBar';
import { formatCount } from '@site/shared/i18n';
import { formatYuanFixed, mustBeFen } from '@site/shared/money';
import { Cell, Column, Row, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { formatChange } from './formatChange';
import type { PlaySums } from './play';
import styles from './SplitFigure.module.css';

interface SplitFigureProps {
  /** Name of the dimension, such as the category. */
  readonly name: string;
  /** Rows, highest turnover first. */
  readonly rows: readonly (PlaySums & { readonly key: string; readonly name: string })[];
}

/** Shows shares of the turnover, the net win of each part, and a table. A single part is shown as a table only. */
export function SplitFigure({ name, rows }: SplitFigureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['figures']}>
      <ShareBar
        caption={t('bet_record.figures.share')}
        parts={rows.map(({ key, name: label, turnover }) => ({ key, label, value: turnover }))}
        format={(value) => formatYuanFixed(mustBeFen(value))}
        columns={{ part: name, value: t('bet_record.total.turnover') }}
      />
      <BarList
        caption={t('bet_record.total.net')}
        rows={rows.map(({ key, name: label, net }) => ({ key, label, value: net }))}
        format={(value) => formatChange(mustBeFen(value))}
        columns={{ row: name, value: t('bet_record.total.net') }}
        signed
      />
      <Table caption={name}>
        <Column>{name}</Column>
        <Column align="end">{t('bet_record.total.count')}</Column>
        <Column align="end">{t('bet_record.risk')}</Column>
        <Column align="end">{t('bet_record.total.turnover')}</Column>
        <Column align="end">{t('bet_record.total.net')}</Column>
        {rows.map((row) => (
          <Row key={row.key}>
            <Cell header>{row.name}</Cell>
            <Cell align="end">{formatCount(row.count)}</Cell>
            <Cell align="end">{formatYuanFixed(row.risk)}</Cell>
            <Cell align="end">{formatYuanFixed(row.turnover)}</Cell>
            <Cell align="end">{formatChange(row.net)}</Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
