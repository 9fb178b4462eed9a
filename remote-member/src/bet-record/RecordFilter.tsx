import { parseSport } from '@site/shared/betting';
import { sportLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useServices } from '@site/shared/contract';
import { Button, DateField, FilterFold, Segmented, Select } from '@site/shared/ui';
import { businessDate } from '@site/shared/calendar';
import { useTranslation } from './texts';
import { RECORD_RANGES } from '../record-period/recordPeriod';
import { CATEGORY_WORDS, type PlayCategory } from './category';
import { LOCAL_CHANNEL } from './play';
import { periodOf, PLAY_RESULTS, PLAY_STATES, type PlayFilter } from './playFilter';
import styles from './RecordFilter.module.css';
import { usePlaces } from './useBetRecord';

interface RecordFilterProps {
  readonly filter: PlayFilter;
  readonly onChange: (changed: Partial<PlayFilter>) => void;
}

/**
 * Renders the filters for time, place, state and result. Only places where the member played in that time are offered.
 */
export function RecordFilter({ filter, onChange }: RecordFilterProps) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const { range, from, to, state, result } = filter;
  const hasOwnDays = from !== undefined || to !== undefined;
  const today = businessDate(clock.now());
  const narrowing = Object.keys(NO_PLACE).filter((name) => filter[name as keyof typeof NO_PLACE] !== undefined);

  return (
    <div role="group" aria-label={t('bet_record.filter.label')} className={styles['filter']}>
      <div className={styles['line']}>
        <Segmented
          label={t('bet_record.range')}
          options={[
            ...RECORD_RANGES.map((value) => ({ value, label: t('bet_record.days', { count: value }) })),
            { value: OWN, label: t('bet_record.filter.own_days') },
          ]}
          value={hasOwnDays ? OWN : range}
          onChange={(next) => {
            if (next !== OWN) onChange({ range: next, from: undefined, to: undefined });
            else onChange({ from: businessDate(periodOf(filter, clock.now()).from), to: today });
          }}
        />
        {hasOwnDays && (
          <>
            <DateField
              label={t('bet_record.filter.from')}
              labelHidden
              size="sm"
              value={from ?? ''}
              max={to ?? today}
              className={styles['day']}
              onChange={(day) => {
                if (day !== '') onChange({ from: day });
              }}
            />
            <DateField
              label={t('bet_record.filter.to')}
              labelHidden
              size="sm"
              value={to ?? ''}
              min={from}
              max={today}
              className={styles['day']}
              onChange={(day) => {
                if (day !== '') onChange({ to: day });
              }}
            />
          </>
        )}
      </div>
      <FilterFold count={narrowing.length}>
        <PlaceFilter filter={filter} onChange={onChange} />
        <Select
          size="sm"
          label={t('bet_record.filter.state')}
          className={styles['choice']}
          options={[
            { value: '', label: t('bet_record.filter.every_state') },
            ...PLAY_STATES.map((value) => ({ value, label: t(`bet_record.state.${value === 'cashed-out' ? 'cashed_out' : value}`) })),
          ]}
          value={state ?? ''}
          onChange={(next) => {
            onChange({ state: PLAY_STATES.find((each) => each === next) });
          }}
        />
        <Select
          size="sm"
          label={t('bet_record.filter.result')}
          className={styles['choice']}
          options={[
            { value: '', label: t('bet_record.filter.every_result') },
            ...PLAY_RESULTS.map((value) => ({ value, label: t(`bet_record.outcome.${value}`) })),
          ]}
          value={result ?? ''}
          onChange={(next) => {
            onChange({ result: PLAY_RESULTS.find((each) => each === next) });
          }}
        />
        {(hasOwnDays || narrowing.length > 0) && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onChange({ ...NO_PLACE, from: undefined, to: undefined });
            }}
          >
            {t('bet_record.filter.clear')}
          </Button>
        )}
      </FilterFold>
    </div>
  );
}

/** Option for custom dates beside the ranges. */
const OWN = 'own';

const NO_PLACE = { category: undefined, venue: undefined, game: undefined, state: undefined, result: undefined };

/** Renders the filters for category, venue and game; each offers only what the previous one leaves. */
function PlaceFilter({ filter, onChange }: RecordFilterProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const { kind, category, venue, game } = filter;
  const venues = usePlaces(filter).filter(({ enName }) => kind === 'all' || (enName === LOCAL_CHANNEL) === (kind === 'ticket'));
  const inCategory = venues.filter((each) => category === undefined || each.category === category);
  const games = venues.find(({ enName }) => enName === venue)?.games ?? [];
  const categories = [...new Set(venues.map((each) => each.category))];

  return (
    <>
      <Select
        size="sm"
        label={t('bet_record.filter.category')}
        className={styles['choice']}
        options={withAll(
          t('bet_record.filter.every_category'),
          keeping(categories, category).map((value) => ({ value, label: t(`bet_record.category.${CATEGORY_WORDS[value]}`) })),
        )}
        value={category ?? ''}
        onChange={(next) => {
          onChange({ category: next === '' ? undefined : (next as PlayCategory), venue: undefined, game: undefined });
        }}
      />
      <Select
        size="sm"
        label={t('bet_record.filter.venue')}
        className={styles['choice']}
        options={withAll(
          t('bet_record.filter.every_venue'),
          inCategory.map(({ enName, name }) => ({ value: enName, label: name })),
        )}
        value={venue ?? ''}
        onChange={(next) => {
          onChange({ venue: next === '' ? undefined : next, game: undefined });
        }}
      />
      <Select
        size="sm"
        label={t('bet_record.filter.game')}
        className={styles['choice']}
        disabled={venue === undefined}
        options={withAll(
          t('bet_record.filter.every_game'),
          games.map(({ gameCode, name }) => ({ value: gameCode, label: venue === LOCAL_CHANNEL ? sportName(gameCode) : name })),
        )}
        value={game ?? ''}
        onChange={(next) => {
          onChange({ game: next === '' ? undefined : next });
        }}
      />
    </>
  );

  function sportName(code: string): string {
    const sport = parseSport(code);
    return sport === undefined ? t('bet_record.figures.mixed') : sportLabel(sport, tb);
  }
}

function withAll<Option>(label: string, options: readonly Option[]) {
  return [{ value: '', label }, ...options];
}

/** Adds the chosen value, which may come from the address, to the offered ones. */
function keeping<Value>(offered: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
}
