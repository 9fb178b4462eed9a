import { useCallback, useState } from 'react';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { fenFromWire, formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Empty, Pagination, Row, Table } from '@site/shared/ui';
import { agentMembersCall } from '@site/shared/wire/partners';
import { useShell } from '../../services/ShellContext';
import styles from './AgentDesk.module.css';
import { useDeskTexts } from './useDeskTexts';

const PAGE_SIZE = 10;

/** Shows the members who registered through the link, and their figures. */
export function AgentMembers() {
  const texts = useDeskTexts();
  const { http } = useShell();
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) => http.send(agentMembersCall, { pageNum: page, pageSize: PAGE_SIZE }, { signal, onError: 'silent' }),
    [http, page],
  );
  const { state, reload } = useLoadable(load);
  const { columns } = texts;
  return (
    <LoadableView of={state} onRetry={reload} empty={<Empty title={texts.empty_members} />} isEmpty={({ total }) => total === 0}>
      {({ total, list }) => (
        <>
          <Table caption={`${texts.statement} · ${texts.views.members}`}>
            <Column>{columns.name}</Column>
            <Column>{columns.registered_on}</Column>
            <Column align="end">{columns.turnover_all}</Column>
            {list.map(({ name, registeredOn, turnover, counts }, index) => (
              <Row key={`${name}/${registeredOn}/${String(index)}`}>
                <Cell header>{name}</Cell>
                <Cell>{registeredOn}</Cell>
                <Cell align="end">{counts ? formatYuanFixed(fenFromWire(turnover)) : texts.is_own}</Cell>
              </Row>
            ))}
          </Table>
          <Pagination page={page} total={total} pageSize={PAGE_SIZE} onChange={setPage} label={texts.pages} className={styles['pages']} />
        </>
      )}
    </LoadableView>
  );
}
