import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatCount, formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan, type Fen } from '@site/shared/money';
import { Card, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { STATEMENT_PAGE_SIZE } from './points';
import { fetchPointStatement } from './pointsApi';

interface PointStatementCardProps {
  /** Number whose change reloads the statement. */
  readonly version: number;
  readonly turnoverPerPoint: Fen;
}

/** Lists all changes of the points: earned, exchanged, expired, corrected. */
export function PointStatementCard({ version, turnoverPerPoint }: PointStatementCardProps) {
  const { t } = useTranslation();
  const { http } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchPointStatement(http, page, { signal }), [http, page]);
  const { state, reload } = useLoadable(load, String(version));
  return (
    <Card title={t('exchange.statement.title')} padding="lg">
      <LoadableView
        of={state}
        onRetry={reload}
        empty={
          <Empty title={t('exchange.statement.empty')}>
            {t('exchange.statement.empty_hint', { turnover: formatYuan(turnoverPerPoint) })}
          </Empty>
        }
        skeleton={<Skeleton height="2rem" />}
      >
        {({ rows, total }) => (
          <>
            <Table caption={t('exchange.statement.caption')}>
              <Column>{t('exchange.statement.time')}</Column>
              <Column>{t('exchange.statement.kind')}</Column>
              <Column align="end">{t('exchange.statement.points')}</Column>
              <Column align="end">{t('exchange.statement.left')}</Column>
              {rows.map(({ id, kind, source, points, pointsLeft, at }) => (
                <Row key={id}>
                  <Cell header>
                    <time dateTime={new Date(at).toISOString()} translate="no">
                      {formatMoment(at)}
                    </time>
                  </Cell>
                  <Cell>{t(`exchange.statement.of.${source ?? kind}`)}</Cell>
                  <Cell align="end">{`${points > 0 ? '+' : ''}${formatCount(points)}`}</Cell>
                  <Cell align="end">{formatCount(pointsLeft)}</Cell>
                </Row>
              ))}
            </Table>
            <Pagination page={page} total={total} pageSize={STATEMENT_PAGE_SIZE} onChange={setPage} label={t('exchange.statement.pages')} />
          </>
        )}
      </LoadableView>
    </Card>
  );
}
