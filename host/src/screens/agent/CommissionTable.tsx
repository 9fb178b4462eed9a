import { formatYuan, mustBeFen } from '@site/shared/money';
import { Card, Cell, Column, Row, Table } from '@site/shared/ui';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import { COMMISSION_PLAN, commissionOf, netOf, type CommissionTier } from './commission';
import styles from './CommissionTable.module.css';
import { useAgentTexts } from './useAgentTexts';

/** The month of the example. */
const EXAMPLE_MEMBERS = 20;
const EXAMPLE_NET = mustBeFen(12_000_000);

/** The tiers of the plan, an example of one month, and its terms. */
export function CommissionTable() {
  const { plan } = useAgentTexts();
  const { percent, amount } = commissionOf(EXAMPLE_MEMBERS, EXAMPLE_NET);
  return (
    <Card title={plan.title} padding="lg">
      <p className={styles['text']}>{plan.text}</p>
      <Table caption={plan.caption} className={styles['table']}>
        <Column>{plan.active}</Column>
        <Column align="end">{plan.net}</Column>
        <Column align="end">{plan.percent}</Column>
        {COMMISSION_PLAN.map((tier) => (
          <Row key={tier.percent}>
            <Cell header>{fillPlaceholders(plan.at_least_members, { count: tier.activeMembers })}</Cell>
            <Cell align="end">{netText(tier, plan)}</Cell>
            <Cell align="end" className={styles['percent']}>
              {fillPlaceholders(plan.percent_value, { percent: tier.percent })}
            </Cell>
          </Row>
        ))}
      </Table>
      <p className={styles['example']}>
        {fillPlaceholders(plan.example, {
          members: EXAMPLE_MEMBERS,
          net: formatYuan(EXAMPLE_NET),
          percent,
          commission: formatYuan(amount),
        })}
      </p>
      <ul className={styles['terms']}>
        {plan.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}

function netText(tier: CommissionTier, texts: { readonly any_net: string; readonly at_least_net: string }): string {
  return tier.netYuan === 0 ? texts.any_net : fillPlaceholders(texts.at_least_net, { amount: formatYuan(netOf(tier)) });
}
