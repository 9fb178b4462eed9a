import { useCallback, useState } from 'react';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { fenFromWire, formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Empty, Pagination, Row, Table } from '@site/shared/ui';
import { agentRecordCall } from '@site/shared/wire/partners';
import { useShell } from '../../services/ShellContext';
import styles from './AgentDesk.module.css';
import { useDeskTexts } from './useDeskTexts';

const PAGE_SIZE = 10;

/** Shows days with their turnover, rate and commission, or months with their sums. */
export function AgentPeriods({ by }: { readonly by: 'day' | 'month' }) {
  const texts = useDeskTexts();
  const { http } = useShell();
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) => http.send(agentRecordCall, { by, pageNum: page, pageSize: PAGE_SIZE }, { signal, onError: 'silent' }),
    [http, by, page],
  );
  const { state, reload } = useLoadable(load);
  const { columns } = texts;
  const money = (amount: string) => formatYuanFixed(fenFromWire(amount));
  return (
    <LoadableView of={state} onRetry={reload} empty={<Empty title={texts.empty_day} />} isEmpty={({ total }) => total === 0}>
      {({ total, list }) => (
        <>
          <Table caption={`${texts.statement} · ${texts.views[by]}`}>
            <Column>{columns[by]}</Column>
            <Column align="end">{columns.registered}</Column>
            <Column align="end">{by === 'day' ? columns.active_day : columns.active_month}</Column>
            <Column align="end">{columns.turnover}</Column>
            {by === 'day' && <Column align="end">{columns.rate}</Column>}
            <Column align="end">{columns.amount}</Column>
            {by === 'day' && <Column>{columns.state}</Column>}
            {list.map(({ period, registered, active, turnover, rate, amount, paidAt }) => (
              <Row key={period}>
                <Cell header>{period}</Cell>
                <Cell align="end">{registered}</Cell>
                <Cell align="end">{active}</Cell>
                <Cell align="end">{money(turnover)}</Cell>
                {by === 'day' && <Cell align="end">{rate === undefined ? texts.none : `${rate}%`}</Cell>}
                <Cell align="end">{money(amount)}</Cell>
                {by === 'day' && <Cell>{paidAt === undefined || fenFromWire(amount) === 0 ? texts.not_paid : texts.paid}</Cell>}
              </Row>
            ))}
          </Table>
          <Pagination page={page} total={total} pageSize={PAGE_SIZE} onChange={setPage} label={texts.pages} className={styles['pages']} />
        </>
      )}
    </LoadableView>
  );
}
