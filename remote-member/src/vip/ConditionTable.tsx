import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Card, Cell, Column, Row, Table, VipBadge } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Grade } from './grade';
import styles from './RebateTable.module.css';

interface ConditionTableProps {
  readonly grades: readonly Grade[];
  /** The member's grade; `undefined` marks no row. */
  readonly level: number | undefined;
}

/**
 * Shows the conditions and gifts of all grades. The deposit column is left out when the operator requires no deposits,
 * and with the flag `vipNoSave`. Implements R-FLAG-02.
 */
export function ConditionTable({ grades, level }: ConditionTableProps) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { vipNoSave } = useReadable(flags);
  const hasDeposits = !vipNoSave && grades.some(({ gifts }) => gifts?.deposit !== undefined);
  const amount = (fen: Fen | undefined) => (fen === undefined ? t('vip_detail.none') : formatYuanFixed(fen));
  return (
    <Card title={t('vip_detail.conditions')} padding="none">
      <Table caption={t('vip_detail.caption')}>
        <Column>{t('vip_detail.grade')}</Column>
        <Column align="end">{t('vip_detail.turnover')}</Column>
        <Column align="end">{t('vip_detail.level_gift')}</Column>
        {hasDeposits && <Column align="end">{t('vip_detail.deposit')}</Column>}
        <Column align="end">{t('vip_detail.weekly_gift')}</Column>
        <Column align="end">{t('vip_detail.weekly_turnover')}</Column>
        <Column align="end">{t('vip_detail.birthday_gift')}</Column>
        <Column align="end">{t('vip_detail.keep')}</Column>
        <Column align="end">{t('vip_detail.withdrawal')}</Column>
        {grades.map(({ level: step, name, turnover, gifts, keep, withdrawals }) => (
          <Row key={step} current={step === level}>
            <Cell header>
              <span className={styles['grade']}>
                <VipBadge level={step} /> {name}
              </span>
            </Cell>
            <Cell align="end">{formatYuanFixed(turnover)}</Cell>
            <Cell align="end">{amount(gifts?.level)}</Cell>
            {hasDeposits && <Cell align="end">{amount(gifts?.deposit)}</Cell>}
            <Cell align="end">{amount(gifts?.weekly)}</Cell>
            <Cell align="end">{amount(gifts?.weeklyTurnover)}</Cell>
            <Cell align="end">{amount(gifts?.birthday)}</Cell>
            <Cell align="end">{amount(keep)}</Cell>
            <Cell align="end">
              {t('vip.compare.withdrawal', { amount: formatYuanFixed(withdrawals.amount), count: withdrawals.count })}
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}
