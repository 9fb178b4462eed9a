import { Segmented, Select } from '@site/shared/ui';
import { useTranslation } from './texts';
import { RESULT_RANGES, TICKET_ENDINGS, TICKET_MODES, type ResultRange, type TicketEnding } from './results';
import styles from './BetsDock.module.css';

/** Filters the player has chosen; `all` does not filter. */
export interface ResultsChoice {
  readonly range: ResultRange;
  readonly ended: TicketEnding | 'all';
  readonly mode: (typeof TICKET_MODES)[number] | 'all';
}

interface ResultsFiltersProps {
  readonly choice: ResultsChoice;
  readonly onChange: (choice: ResultsChoice) => void;
}

const ENDING_KEYS = {
  all: 'tickets.filter.ended.all',
  won: 'tickets.filter.ended.won',
  lost: 'tickets.filter.ended.lost',
  push: 'tickets.filter.ended.push',
  void: 'tickets.filter.ended.void',
  'cashed-out': 'tickets.filter.ended.cashed_out',
} as const satisfies Record<ResultsChoice['ended'], string>;

export function ResultsFilters({ choice, onChange }: ResultsFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['filters']}>
      <Segmented
        block
        size="sm"
        label={t('tickets.filter.range')}
        value={choice.range}
        onChange={(range) => {
          onChange({ ...choice, range });
        }}
        options={RESULT_RANGES.map((value) => ({
          value,
          label: value === '1' ? t('tickets.filter.today') : t('tickets.filter.days', { count: Number(value) }),
        }))}
      />
      <div className={styles['choices']}>
        <Select
          size="sm"
          label={t('tickets.filter.by_ended')}
          value={choice.ended}
          onChange={(ended) => {
            onChange({ ...choice, ended });
          }}
          options={(['all', ...TICKET_ENDINGS] as const).map((value) => ({ value, label: t(ENDING_KEYS[value]) }))}
        />
        <Select
          size="sm"
          label={t('tickets.filter.by_mode')}
          value={choice.mode}
          onChange={(mode) => {
            onChange({ ...choice, mode });
          }}
          options={(['all', ...TICKET_MODES] as const).map((value) => ({ value, label: t(`tickets.filter.mode.${value}`) }))}
        />
      </div>
    </div>
  );
}
