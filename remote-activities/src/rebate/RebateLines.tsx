import { formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Row, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RebateLine } from './rebate';

interface RebateLinesProps {
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly lines: readonly RebateLine[];
}

/** Shows the computation of a day: turnover, rate and amount of each category. */
export function RebateLines({ caption, lines }: RebateLinesProps) {
  const { t } = useTranslation();
  return (
    <Table caption={caption}>
      <Column>{t('rebate.category_column')}</Column>
      <Column align="end">{t('rebate.turnover')}</Column>
      <Column align="end">{t('rebate.rate')}</Column>
      <Column align="end">{t('rebate.amount')}</Column>
      {lines.map(({ category, turnover, rate, amount }) => (
        <Row key={category}>
          <Cell header>{t(`category.game.${category}`)}</Cell>
          <Cell align="end">{formatYuanFixed(turnover)}</Cell>
          <Cell align="end">{t('rebate.percent', { rate })}</Cell>
          <Cell align="end">{formatYuanFixed(amount)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
