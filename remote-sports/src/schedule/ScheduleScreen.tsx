import { useCallback } from 'react';
import { useAddressQuery } from '@site/shared/address-query';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { useBoardLink } from '@site/shared/screen-link';
import { Empty, Icon, Pagination, Select } from '@site/shared/ui';
import { SportTabs } from '../sport-tabs/SportTabs';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { DayStrip } from './DayStrip';
import { fetchSchedule } from './scheduleApi';
import { ScheduledList } from './ScheduledList';
import { scheduleQuery, type ScheduleChoice } from './scheduleQuery';
import styles from './ScheduleScreen.module.css';

const PAGE_SIZE = 30;
const ALL_LEAGUES = 'all';

/**
 * Renders `/sports/results`: results and upcoming matches of a day, by sport and league. Guests can see it. The URL
 * stores the filters.
 */
export function ScheduleScreen() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const [choice, setChoice] = useAddressQuery('sports/results', scheduleQuery);
  const today = formatDay(clock.now());
  const { sport, day = today, league, page } = choice;
  const resource = useLocalizedPublicResource();
  const load = useCallback(
    (signal: AbortSignal) => fetchSchedule(resource, { sport, day, league, page, pageSize: PAGE_SIZE }, { signal }),
    [resource, sport, day, league, page],
  );
  const { state, reload } = useLoadable(load);
  const shown = state.data;
  const boardLink = useBoardLink(CHANNEL);
  const handleChange = (change: Partial<ScheduleChoice>) => {
    setChoice({ ...choice, page: 1, ...change });
  };
  return (
    <section className={styles['screen']} aria-labelledby="schedule-title">
      <header className={styles['head']}>
        <h1 id="schedule-title" className={styles['title']}>
          {t('schedule.title')}
        </h1>
        <a {...boardLink} className={styles['back']}>
          <Icon name="chevron-left" size="sm" />
          {t('schedule.back')}
        </a>
      </header>
      <SportTabs
        sport={sport}
        counts={shown?.sports}
        onChange={(chosen) => {
          handleChange({ sport: chosen, league: undefined });
        }}
      />
      {(shown !== undefined || state.status !== 'failed') && (
        <>
          <DayStrip
            days={shown?.days ?? []}
            day={day}
            today={today}
            onDay={(chosen) => {
              handleChange({ day: chosen === today ? undefined : chosen, league: undefined });
            }}
          />
          <div className={styles['filter']}>
            {shown && shown.leagues.length > 1 && (
              <Select
                size="sm"
                label={t('schedule.league')}
                value={league ?? ALL_LEAGUES}
                onChange={(chosen) => {
                  handleChange({ league: chosen === ALL_LEAGUES ? undefined : chosen });
                }}
                options={[
                  { value: ALL_LEAGUES, label: t('schedule.all_leagues') },
                  ...shown.leagues.map(({ id, name, count }) => ({ value: id, label: t('schedule.league_count', { name, count }) })),
                ]}
              />
            )}
          </div>
        </>
      )}
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={({ matches }) => matches.length === 0}
        empty={<Empty title={t('schedule.empty_title')}>{t('schedule.empty_reason')}</Empty>}
      >
        {({ matches, total }) => (
          <>
            <ScheduledList matches={matches} />
            <Pagination
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              label={t('schedule.pages')}
              onChange={(chosen) => {
                handleChange({ page: chosen });
              }}
            />
          </>
        )}
      </LoadableView>
    </section>
  );
}

export { ScheduleScreen as View };
