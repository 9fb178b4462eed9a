import { parsePage, useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RECORD_RANGES, type RecordRange } from '../record-period/recordPeriod';
import { ScreenFrame } from '../ui/ScreenFrame';
import { BetRecord } from './BetRecord';
import { RoundRecord } from './RoundRecord';

const KINDS = ['tickets', 'rounds'] as const;

interface BetRecordFilter {
  readonly kind: (typeof KINDS)[number];
  readonly range: RecordRange;
  /** From 1 on. */
  readonly page: number;
}

const INITIAL_RANGE = '7';

const betRecordFilter: QueryCodec<BetRecordFilter> = {
  parse: ({ of, days, page }) => ({
    kind: KINDS.find((each) => each === of) ?? 'tickets',
    range: RECORD_RANGES.find((each) => each === days) ?? INITIAL_RANGE,
    page: parsePage(page),
  }),
  format: ({ kind, range, page }) => ({
    ...(kind !== 'tickets' && { of: kind }),
    ...(range !== INITIAL_RANGE && { days: range }),
    ...(page > 1 && { page: String(page) }),
  }),
};

/**
 * `/mine/betRecord`: the member's tickets, or the rounds in venues, newest first. Implements R-MEMBER-03.
 *
 * Assumption: tickets are shown ten to a page with selection, price, stake, possible win and outcome, rounds with stake, what came back and
 * the venue's report; for the last 7, 30 or 90 business days, with the totals of that period above them. The address keeps kind, range and
 * page; another kind or range starts on its first page.
 */
export function BetRecordScreen() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAddressQuery('betRecord', betRecordFilter);
  const { kind, range, page } = filter;
  const Record = kind === 'rounds' ? RoundRecord : BetRecord;

  return (
    <ScreenFrame
      title={t('bet_record.title')}
      aside={
        <>
          <Segmented
            label={t('bet_record.kind.label')}
            options={KINDS.map((value) => ({ value, label: t(`bet_record.kind.${value}`) }))}
            value={kind}
            onChange={(next) => {
              setFilter({ kind: next, range, page: 1 });
            }}
          />
          <Segmented
            label={t('bet_record.range')}
            options={RECORD_RANGES.map((value) => ({ value, label: t('bet_record.days', { count: value }) }))}
            value={range}
            onChange={(next) => {
              setFilter({ kind, range: next, page: 1 });
            }}
          />
        </>
      }
    >
      {/* The key drops the totals of the previous range. */}
      <Record
        key={`${kind} ${range}`}
        days={Number(range)}
        page={page}
        onPage={(next) => {
          setFilter({ ...filter, page: next });
        }}
      />
    </ScreenFrame>
  );
}

export { BetRecordScreen as View };
