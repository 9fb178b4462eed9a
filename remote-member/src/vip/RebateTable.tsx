import type { ReactNode } from 'react';
import { formatYuanFixed } from '@site/shared/money';
import { Card, Cell, Column, Row, Table, VipBadge } from '@site/shared/ui';
import { useTranslation } from './texts';
import { REBATE_CATEGORIES, type Grade } from './grade';
import styles from './RebateTable.module.css';

interface RebateTableProps {
  readonly grades: readonly Grade[];
  /** The member's grade; `undefined` marks no row. */
  readonly level: number | undefined;
  /** Content to the right of the title, such as a link. */
  readonly aside?: ReactNode;
}

/** Shows the rebates of all grades by category, and the turnover that reaches each grade. */
export function RebateTable({ grades, level, aside }: RebateTableProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('vip.rebates.title')} padding="none" aside={aside}>
      <Table caption={t('vip.rebates.caption')}>
        <Column>{t('vip.rebates.grade')}</Column>
        {REBATE_CATEGORIES.map((category) => (
          <Column key={category} align="end">
            {t(`vip.rebates.${category}`)}
          </Column>
        ))}
        <Column align="end">{t('vip.rebates.turnover')}</Column>
        {grades.map((grade) => (
          <Row key={grade.level} current={grade.level === level}>
            <Cell header>
              <span className={styles['grade']}>
                <VipBadge level={grade.level} /> {grade.name}
              </span>
            </Cell>
            {REBATE_CATEGORIES.map((category) => (
              <Cell key={category} align="end">{`${grade.rebates[category]}%`}</Cell>
            ))}
            <Cell align="end">{formatYuanFixed(grade.turnover)}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}
