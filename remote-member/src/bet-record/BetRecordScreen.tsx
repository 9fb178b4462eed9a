import { useState } from 'react';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RECORD_RANGES, type RecordRange } from '../record-period/recordPeriod';
import { BetRecord } from './BetRecord';
import styles from './BetRecordScreen.module.css';

/**
 * `/mine/betRecord`: the member's tickets, newest first. Implements R-MEMBER-03.
 *
 * Assumption: tickets are shown ten to a page with selection, price, stake, possible win and outcome, for the last 7, 30 or 90 business
 * days, with the totals of that period above them.
 */
export function BetRecordScreen() {
  const { t } = useTranslation();
  const [range, setRange] = useState<RecordRange>('7');

  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('bet_record.title')}</h1>
        <Segmented
          label={t('bet_record.range')}
          options={RECORD_RANGES.map((value) => ({ value, label: t('bet_record.days', { count: value }) }))}
          value={range}
          onChange={setRange}
        />
      </header>
      {/* The key resets the page and drops the totals of the previous range. */}
      <BetRecord key={range} days={Number(range)} />
    </div>
  );
}

export { BetRecordScreen as View };
