import { useState } from 'react';
import { Segmented, Select } from '@site/shared/ui';
import { GIFT_KINDS, type GiftFilter } from './gift';
import { useTranslation } from '../i18n';
import { RECORD_RANGES, type RecordRange } from '../record-period/recordPeriod';
import { ScreenFrame } from '../ui/ScreenFrame';
import { GiftRecord } from './GiftRecord';

/**
 * `/mine/giftRecord`: the paid gifts, newest first. Implements R-MEMBER-05.
 *
 * Assumption (R-MEMBER-19): ten to a page with time, source, content, points and amount, for the last 7, 30 or 90 business days, of one
 * source or all.
 */
export function GiftRecordScreen() {
  const { t } = useTranslation();
  const [range, setRange] = useState<RecordRange>('30');
  const [filter, setFilter] = useState<GiftFilter>('all');

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
            value={filter}
            onChange={setFilter}
          />
          <Segmented
            label={t('gift_record.range')}
            options={RECORD_RANGES.map((value) => ({ value, label: t('gift_record.days', { count: value }) }))}
            value={range}
            onChange={setRange}
          />
        </>
      }
    >
      {/* The key resets the page for another range or source. */}
      <GiftRecord key={`${range} ${filter}`} days={Number(range)} filter={filter} />
    </ScreenFrame>
  );
}

export { GiftRecordScreen as View };
