import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Empty, Pagination } from '@site/shared/ui';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { useTranslation } from '../../i18n';
import { RESULTS_PAGE_SIZE } from '../limits';
import { TicketCard } from './TicketCard';
import styles from './BetsDock.module.css';

/** Settled bets, newest first, page by page. */
export function ResultsList() {
  const { t } = useTranslation();
  const { bus } = useServices();
  const api = useSportsApi();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => api.fetchResults({ number: page, size: RESULTS_PAGE_SIZE }, { signal }), [api, page]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);

  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={<Empty title={t('tickets.settled_empty_title')}>{t('tickets.settled_empty_reason')}</Empty>}
    >
      {({ rows, total }) => (
        <>
          <ul>
            {rows.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard ticket={ticket} />
              </li>
            ))}
          </ul>
          <Pagination
            className={styles['pages']}
            page={page}
            total={total}
            pageSize={RESULTS_PAGE_SIZE}
            onChange={setPage}
            labels={{
              navigation: t('tickets.pages'),
              previous: t('tickets.previous_page'),
              next: t('tickets.next_page'),
              page: (number) => t('tickets.page', { page: number }),
            }}
          />
        </>
      )}
    </LoadableView>
  );
}
