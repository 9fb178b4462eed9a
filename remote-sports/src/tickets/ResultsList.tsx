import { useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatDay, useSharedTranslation } from '@site/shared/i18n';
import { failureText, LoadableView } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Button, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { groupByDay } from './arrangeTickets';
import { startOfRange, type ResultsFilter, type ResultTotals } from './results';
import { ResultsFilters, type ResultsChoice } from './ResultsFilters';
import { ShareTicketButton } from './ShareTicketButton';
import { TicketCard } from './TicketCard';
import { useResults } from './useResults';
import styles from './BetsDock.module.css';

const EVERYTHING_LATELY: ResultsChoice = { range: '7', ended: 'all', mode: 'all' };

/**
 * Lists ended bets by the day they ended, newest first, with filters by time range, outcome and mode, and with
 * totals.
 */
export function ResultsList() {
  const { clock } = useServices();
  const [choice, setChoice] = useState(EVERYTHING_LATELY);
  const filter = useMemo<ResultsFilter>(
    () => ({
      from: startOfRange(choice.range, clock.now()),
      ...(choice.ended === 'all' ? {} : { ended: choice.ended }),
      ...(choice.mode === 'all' ? {} : { mode: choice.mode }),
    }),
    [choice, clock],
  );
  return (
    <>
      <ResultsFilters choice={choice} onChange={setChoice} />
      {/* The key resets the list when the filters change, so that no previous results remain. */}
      <Results key={JSON.stringify(choice)} filter={filter} />
    </>
  );
}

function Results({ filter }: { readonly filter: ResultsFilter }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { results, reload, readMore, more } = useResults(filter);
  const isFiltered = filter.ended !== undefined || filter.mode !== undefined;
  return (
    <LoadableView
      of={results}
      onRetry={reload}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <Empty title={t('tickets.settled_empty_title')}>
          {t(isFiltered ? 'tickets.settled_empty_filtered' : 'tickets.settled_empty_reason')}
        </Empty>
      }
    >
      {({ rows, total, totals }) => (
        <>
          {totals && <Totals count={total} totals={totals} />}
          {groupByDay(rows, formatDay).map(({ day, tickets }) => (
            <section key={day} aria-label={day}>
              <h2 className={styles['day']} data-num translate="no">
                {day}
              </h2>
              <ul>
                {tickets.map((ticket) => (
                  <li key={ticket.id}>
                    <TicketCard ticket={ticket}>
                      <div className={styles['share']}>
                        <ShareTicketButton ticketId={ticket.id} />
                      </div>
                    </TicketCard>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {rows.length < total && (
            <div className={styles['more']}>
              {typeof more === 'object' && <p role="alert">{failureText(more, tShared)}</p>}
              <Button size="sm" variant="soft" block loading={more === 'yes'} onClick={readMore}>
                {t('tickets.more', { shown: rows.length, total })}
              </Button>
            </div>
          )}
        </>
      )}
    </LoadableView>
  );
}

/** Shows the totals of all bets that match the filters, including pages not loaded yet. */
function Totals({ count, totals: { risk, payout } }: { readonly count: number; readonly totals: ResultTotals }) {
  const { t } = useTranslation();
  return (
    <dl className={styles['totals']} aria-label={t('tickets.totals.title')}>
      <div>
        <dt>{t('tickets.totals.count')}</dt>
        <dd data-num translate="no">
          {count}
        </dd>
      </div>
      <div>
        <dt>{t('tickets.totals.risk')}</dt>
        <dd data-num translate="no">
          {formatYuan(risk)}
        </dd>
      </div>
      <div>
        <dt>{t('tickets.totals.payout')}</dt>
        <dd data-num translate="no">
          {formatYuan(payout)}
        </dd>
      </div>
    </dl>
  );
}
