import { useRouteLink } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import type { Deal, DealKind } from '../../deals/deal';
import { DEALS_PER_PAGE } from '../../deals/limits';
import { DealAmount } from '../../deals/ui/DealAmount';
import { DEAL_LOOKS } from '../../deals/ui/dealLooks';
import { useDealRecord } from '../../deals/ui/useDealRecord';
import { useTranslation } from '../../i18n';
import styles from './DealTable.module.css';

/** The movements of one kind, or of all, page by page. */
export function DealTable({ kind }: { readonly kind: DealKind | undefined }) {
  const { t } = useTranslation();
  const { state, reload, page, setPage } = useDealRecord(kind);

  return (
    <LoadableView of={state} onRetry={reload} empty={<NoDeals ofKind={kind !== undefined} />} skeleton={<Skeleton height="5.02rem" />}>
      {({ rows, total }) => (
        <>
          <Table caption={t('deals.title')}>
            <Column>{t('deals.time')}</Column>
            <Column>{t('deals.number')}</Column>
            <Column>{t('deals.kind_title')}</Column>
            <Column align="end">{t('deals.amount')}</Column>
            <Column align="end">{t('deals.balance_after')}</Column>
            {rows.map((deal) => (
              <DealRow key={deal.id} deal={deal} />
            ))}
          </Table>
          <Pagination page={page} total={total} pageSize={DEALS_PER_PAGE} onChange={setPage} label={t('deals.pages')} />
        </>
      )}
    </LoadableView>
  );
}

function DealRow({ deal: { id, kind, amount, balanceAfter, at } }: { readonly deal: Deal }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </Cell>
      <Cell className={styles['number']}>{id}</Cell>
      <Cell>{t(DEAL_LOOKS[kind].text)}</Cell>
      <Cell align="end">
        <DealAmount amount={amount} />
      </Cell>
      <Cell align="end">{formatYuanFixed(balanceAfter)}</Cell>
    </Row>
  );
}

function NoDeals({ ofKind }: { readonly ofKind: boolean }) {
  const { t } = useTranslation();
  const wallet = useRouteLink('wallet', {});
  return (
    <Empty title={t('deals.none')} actions={<ButtonLink {...wallet}>{t('deals.to_wallet')}</ButtonLink>}>
      {t(ofKind ? 'deals.none_of_kind' : 'deals.none_hint')}
    </Empty>
  );
}
