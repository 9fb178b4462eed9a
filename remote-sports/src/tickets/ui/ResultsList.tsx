import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Empty, Pagination } from '@site/shared/ui';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { useTranslation } from '../../i18n';
import { groupByDay } from '../arrangeTickets';
import { RESULTS_PAGE_SIZE } from '../limits';
import { TicketCard } from './TicketCard';
import styles from './BetsDock.module.css';

interface ResultsListProps {
  /** Another page is shown: the list begins anew. */
  readonly onPage: () => void;
}

/** Ended bets by the day of their end, newest first, page by page. Sums over them stand in the bet record. */
export function ResultsList({ onPage }: ResultsListProps) {
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
      // a page past the last one still offers the way back
      isEmpty={({ total }) => total === 0}
      empty={<Empty title={t('tickets.settled_empty_title')}>{t('tickets.settled_empty_reason')}</Empty>}
    >
      {({ rows, total }) => (
        <>
          {groupByDay(rows, formatDay).map(({ day, tickets }) => (
            <section key={day} aria-label={day}>
              <h2 className={styles['day']} data-num>
                {day}
              </h2>
              <ul>
                {tickets.map((ticket) => (
                  <li key={ticket.id}>
                    <TicketCard ticket={ticket} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Pagination
            className={styles['pages']}
            page={page}
            total={total}
            pageSize={RESULTS_PAGE_SIZE}
            onChange={(next) => {
              setPage(next);
              onPage();
            }}
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
