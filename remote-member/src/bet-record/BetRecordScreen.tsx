import { useAddressQuery } from '@site/shared/address-query';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { recordFilter } from '../record-period/recordFilter';
import { RECORD_RANGES } from '../record-period/recordPeriod';
import { BetRecord } from './BetRecord';
import styles from './BetRecordScreen.module.css';

const betRecordFilter = recordFilter('7');

/**
 * `/mine/betRecord`: the member's tickets, newest first. Implements R-MEMBER-03.
 *
 * Assumption: tickets are shown ten to a page with selection, price, stake, possible win and outcome, for the last 7, 30 or 90 business
 * days, with the totals of that period above them. The address keeps range and page; another range starts on its first page.
 */
export function BetRecordScreen() {
  const { t } = useTranslation();
  const [{ range, page }, setFilter] = useAddressQuery('betRecord', betRecordFilter);

  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('bet_record.title')}</h1>
        <Segmented
          label={t('bet_record.range')}
          options={RECORD_RANGES.map((value) => ({ value, label: t('bet_record.days', { count: value }) }))}
          value={range}
          onChange={(next) => {
            setFilter({ range: next, page: 1 });
          }}
        />
      </header>
      {/* The key drops the totals of the previous range. */}
      <BetRecord
        key={range}
        days={Number(range)}
        page={page}
        onPage={(next) => {
          setFilter({ range, page: next });
        }}
      />
    </div>
  );
}

export { BetRecordScreen as View };
