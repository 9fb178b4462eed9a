import { useRouteLink } from '@site/shared/contract';
import { formatCount, formatMoment } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import type { Gift, GiftFilter } from './gift';
import { useGiftRecord } from './useGiftRecord';
import { useTranslation } from './texts';
import { RECORDS_PER_PAGE } from '../record-period/recordPeriod';

interface GiftRecordProps {
  readonly days: number;
  readonly filter: GiftFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function GiftRecord({ days, filter, page, onPage }: GiftRecordProps) {
  const { t } = useTranslation();
  const { gifts, reload } = useGiftRecord(days, filter, page);

  return (
    <LoadableView of={gifts} onRetry={reload} empty={<NoGifts />} skeleton={<Skeleton height="3.2rem" />}>
      {({ rows, total }) => (
        <>
          <Table caption={t('gift_record.title')}>
            <Column>{t('gift_record.time')}</Column>
            <Column>{t('gift_record.source')}</Column>
            <Column>{t('gift_record.content')}</Column>
            <Column align="end">{t('gift_record.points')}</Column>
            <Column align="end">{t('gift_record.amount')}</Column>
            {rows.map((gift) => (
              <GiftRow key={gift.id} gift={gift} />
            ))}
          </Table>
          <Pagination page={page} total={total} pageSize={RECORDS_PER_PAGE} onChange={onPage} label={t('gift_record.pages')} />
        </>
      )}
    </LoadableView>
  );
}

function GiftRow({ gift: { kind, title, amount, points, at } }: { readonly gift: Gift }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()} translate="no">
          {formatMoment(at)}
        </time>
      </Cell>
      <Cell>{t(`gift_record.kind.${kind}`)}</Cell>
      <Cell>{title === '' ? t('gift_record.none') : title}</Cell>
      <Cell align="end">{points === undefined ? t('gift_record.none') : formatCount(points)}</Cell>
      <Cell align="end">{formatYuanFixed(amount)}</Cell>
    </Row>
  );
}

function NoGifts() {
  const { t } = useTranslation();
  const welfareLink = useRouteLink('welfare', {});
  return (
    <Empty title={t('gift_record.empty')} actions={<ButtonLink {...welfareLink}>{t('gift_record.to_welfare')}</ButtonLink>}>
      {t('gift_record.empty_hint')}
    </Empty>
  );
}
