import { formatYuan, mustBeFen } from '@site/shared/money';
import { Card, Cell, Column, Row, Table } from '@site/shared/ui';
import { COMMISSION_STEPS, type CommissionStep } from '@site/shared/wire/partners';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import { commissionOf, leastOf, percentOf } from './commission';
import styles from './CommissionTable.module.css';
import { useAgentTexts } from './useAgentTexts';

const EXAMPLE_TURNOVER = mustBeFen(6_000_000);

/** Shows the steps of the commission, an example of one day, and the terms. */
export function CommissionTable() {
  const { plan } = useAgentTexts();
  const { rate, amount } = commissionOf(EXAMPLE_TURNOVER);
  return (
    <Card title={plan.title} padding="lg">
      <p className={styles['text']}>{plan.text}</p>
      <div className={styles['parts']}>
        <Table caption={plan.caption} className={styles['table']}>
          <Column>{plan.turnover}</Column>
          <Column align="end">{plan.percent}</Column>
          {COMMISSION_STEPS.map((step) => (
            <Row key={step.rate}>
              <Cell header>{leastText(step, plan)}</Cell>
              <Cell align="end" className={styles['percent']}>
                {fillPlaceholders(plan.percent_value, { percent: percentOf(step.rate) })}
              </Cell>
            </Row>
          ))}
        </Table>
        <div>
          <p>
            {fillPlaceholders(plan.example, {
              turnover: formatYuan(EXAMPLE_TURNOVER),
              percent: percentOf(rate),
              commission: formatYuan(amount),
            })}
          </p>
          <ul className={styles['terms']}>
            {plan.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function leastText(step: CommissionStep, texts: { readonly any_turnover: string; readonly at_least: string }): string {
  return step.leastYuan === 0 ? texts.any_turnover : fillPlaceholders(texts.at_least, { amount: formatYuan(leastOf(step)) });
}
