import { formatMoment } from '@site/shared/i18n';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Card, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { HISTORY_PAGE_SIZE, type Change, type History } from './protection';
import { useAmountText } from './useAmountText';

interface HistoryCardProps {
  readonly of: Loadable<History>;
  readonly onRetry: () => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Lists the changes that the member has made, requested, confirmed or withdrawn. */
export function HistoryCard({ of, onRetry, page, onPage }: HistoryCardProps) {
  const { t } = useTranslation();
  const textOf = useChangeText();
  return (
    <Card title={t('protection.history.title')} padding="lg">
      <LoadableView
        of={of}
        onRetry={onRetry}
        isEmpty={({ total }) => total === 0}
        empty={<Empty title={t('protection.history.empty')}>{t('protection.history.empty_hint')}</Empty>}
        skeleton={<Skeleton height="1.6rem" />}
      >
        {({ rows, total }) => (
          <>
            <Table caption={t('protection.history.table')}>
              <Column>{t('protection.history.time')}</Column>
              <Column>{t('protection.history.change')}</Column>
              {rows.map(({ id, at, change }) => (
                <Row key={id}>
                  <Cell header>
                    <time dateTime={new Date(at).toISOString()} translate="no">
                      {formatMoment(at)}
                    </time>
                  </Cell>
                  <Cell>{textOf(change)}</Cell>
                </Row>
              ))}
            </Table>
            <Pagination page={page} total={total} pageSize={HISTORY_PAGE_SIZE} onChange={onPage} label={t('protection.history.pages')} />
          </>
        )}
      </LoadableView>
    </Card>
  );
}

const EVENT_TEXTS = {
  'limit-set': 'limit_set',
  'raise-asked': 'raise_asked',
  'raise-confirmed': 'raise_confirmed',
  'raise-withdrawn': 'raise_withdrawn',
} as const;

function useChangeText(): (change: Change) => string {
  const { t } = useTranslation();
  const textOf = useAmountText();
  return (change) => {
    switch (change.event) {
      case 'reality-set':
        return change.minutes === 0 ? t('protection.reality.done_off') : t('protection.reality.done', { count: change.minutes });
      case 'time-out':
        return t('protection.history.time_out', { until: formatMoment(change.until) });
      case 'exclusion':
        return t('protection.history.exclusion', { until: formatMoment(change.until) });
      default: {
        const { event, kind, period, limit } = change;
        const name = t('protection.limit.name', { period: t(`protection.period.${period}`), kind: t(`protection.kind.${kind}`) });
        return t(`protection.history.${EVENT_TEXTS[event]}`, {
          name,
          limit: limit === undefined ? t('protection.limit.to_none') : textOf(limit),
        });
      }
    }
  };
}
