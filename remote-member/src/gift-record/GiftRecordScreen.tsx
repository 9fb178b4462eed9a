import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import { Segmented, Select } from '@site/shared/ui';
import { GIFT_KINDS, type GiftFilter } from './gift';
import { useTranslation } from './texts';
import { recordFilter, type RecordFilter } from '../record-period/recordFilter';
import { RECORD_RANGES } from '../record-period/recordPeriod';
import { ScreenFrame } from '../ui/ScreenFrame';
import { GiftRecord } from './GiftRecord';

interface GiftRecordFilter extends RecordFilter {
  readonly kind: GiftFilter;
}

const period = recordFilter('30');

const giftRecordFilter: QueryCodec<GiftRecordFilter> = {
  parse: (query) => ({ ...period.parse(query), kind: GIFT_KINDS.find((each) => each === query['kind']) ?? 'all' }),
  format: ({ kind, ...rest }) => ({ ...period.format(rest), ...(kind !== 'all' && { kind }) }),
};

/**
 * Shows `/mine/giftRecord`: the paid gifts, newest first. Implements R-MEMBER-05.
 *
 * Assumption (R-MEMBER-19): a page has ten gifts with time, source, content, points and amount, for the last 7, 30 or
 * 90 business days, from one source or all. The address keeps range, source and page; another range or source starts on
 * its first page.
 */
export function GiftRecordScreen() {
  const { t } = useTranslation();
  const [{ range, kind, page }, setFilter] = useAddressQuery('giftRecord', giftRecordFilter);

  return (
    <ScreenFrame
      title={t('gift_record.title')}
      aside={
        <>
          <Select
            size="sm"
            label={t('gift_record.filter')}
            options={[
              { value: 'all', label: t('gift_record.all') },
              ...GIFT_KINDS.map((value) => ({ value, label: t(`gift_record.kind.${value}`) })),
            ]}
            value={kind}
            onChange={(next) => {
              setFilter({ range, kind: next, page: 1 });
            }}
          />
          <Segmented
            label={t('gift_record.range')}
            options={RECORD_RANGES.map((value) => ({ value, label: t('gift_record.days', { count: value }) }))}
            value={range}
            onChange={(next) => {
              setFilter({ range: next, kind, page: 1 });
            }}
          />
        </>
      }
    >
      {/* The key discards the rows of the previous range or source at once. */}
      <GiftRecord
        key={`${range} ${kind}`}
        days={Number(range)}
        filter={kind}
        page={page}
        onPage={(next) => {
          setFilter({ range, kind, page: next });
        }}
      />
    </ScreenFrame>
  );
}

export { GiftRecordScreen as View };
