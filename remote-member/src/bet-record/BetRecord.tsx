import { useRouteLink } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Column, Empty, Pagination, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RECORDS_PER_PAGE } from '../record-period/recordPeriod';
import { useBetRecord } from './useBetRecord';
import { BetRecordRow } from './BetRecordRow';
import { RecordTotal } from './RecordTotal';

interface BetRecordProps {
  readonly days: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The totals of the last days and one page of their tickets. */
export function BetRecord({ days, page, onPage }: BetRecordProps) {
  const { t } = useTranslation();
  const { tickets, total, reload } = useBetRecord(days, page);

  return (
    <>
      <RecordTotal unit="tickets" total={total.data} isBusy={total.status === 'loading'} />
      <LoadableView of={tickets} onRetry={reload} empty={<NoTickets />} skeleton={<Skeleton height="3.2rem" />}>
        {({ rows, total: count }) => (
          <>
            <Table caption={t('bet_record.title')}>
              <Column>{t('bet_record.ticket')}</Column>
              <Column>{t('bet_record.selection')}</Column>
              <Column align="end">{t('bet_record.price')}</Column>
              <Column align="end">{t('bet_record.stake')}</Column>
              <Column align="end">{t('bet_record.to_win')}</Column>
              <Column align="end">{t('bet_record.result')}</Column>
              {rows.map((ticket) => (
                <BetRecordRow key={ticket.id} ticket={ticket} />
              ))}
            </Table>
            <Pagination page={page} total={count} pageSize={RECORDS_PER_PAGE} onChange={onPage} label={t('bet_record.pages')} />
          </>
        )}
      </LoadableView>
    </>
  );
}

function NoTickets() {
  const { t } = useTranslation();
  const sportLink = useRouteLink('sport', {});
  return (
    <Empty title={t('bet_record.empty')} actions={<ButtonLink {...sportLink}>{t('bet_record.go_bet')}</ButtonLink>}>
      {t('bet_record.empty_hint')}
    </Empty>
  );
}
