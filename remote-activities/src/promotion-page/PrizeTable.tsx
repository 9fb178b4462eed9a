import { formatYuanFixed, ZERO_FEN } from '@site/shared/money';
import { Card, Cell, Column, Row, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Prize } from '../promotions/promotion';
import styles from './PrizeTable.module.css';

/** Shows the published prizes, and the probability of each for a draw. */
export function PrizeTable({ prizes }: { readonly prizes: readonly Prize[] }) {
  const { t } = useTranslation();
  const hasChances = prizes.some(({ chance }) => chance !== undefined);
  return (
    <Card title={t('prize.title')} padding="none">
      <Table caption={t('prize.caption')}>
        <Column>{t('prize.name')}</Column>
        <Column align="end">{t('prize.amount')}</Column>
        {hasChances && <Column align="end">{t('prize.chance')}</Column>}
        {prizes.map(({ id, title, amount, chance }) => (
          <Row key={id}>
            <Cell header>{title}</Cell>
            <Cell align="end" className={amount === ZERO_FEN ? undefined : styles['amount']}>
              {amount === ZERO_FEN ? t('prize.nothing') : formatYuanFixed(amount)}
            </Cell>
            {hasChances && <Cell align="end">{chance === undefined ? '' : t('prize.percent', { chance })}</Cell>}
          </Row>
        ))}
      </Table>
    </Card>
  );
}
