import { useCallback, useState } from 'react';
import type { Match } from '@site/shared/betting';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Skeleton, TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { fetchBackground, type Background } from './backgroundApi';
import { LeagueTable } from './LeagueTable';
import { Lineups } from './Lineups';
import { LiveDetailView } from './LiveDetailView';
import { Meetings } from './Meetings';
import styles from './MatchAside.module.css';

type Part = 'live' | 'lineups' | 'table' | 'meetings';

/**
 * Shows, beside the markets, the events of the match, the lineups, the league table and earlier meetings of both sides.
 */
export function MatchAside({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Part>('live');
  const resource = useLocalizedPublicResource();
  const load = useCallback((signal: AbortSignal) => fetchBackground(resource, match.id, { signal }), [resource, match.id]);
  const { state, reload } = useLoadable(load);
  const hasBegun = match.status !== 'not-started';
  const parts = partsOf(hasBegun, state.data);
  const part = parts.includes(chosen) ? chosen : parts[0];
  if (part === undefined) {
    return (
      <Card title={t('match.aside.title')}>
        <LoadableView of={state} onRetry={reload} skeleton={<Skeleton height="3rem" />} isEmpty={() => true} empty={t('match.aside.empty')}>
          {() => null}
        </LoadableView>
      </Card>
    );
  }
  if (parts.length === 1 && part === 'live') {
    return (
      <Card title={t('match.live_title')} className={styles['aside']}>
        <LiveDetailView match={match} />
      </Card>
    );
  }
  return (
    <section className={styles['aside']} data-tabs aria-label={t('match.aside.title')}>
      <Tabs
        label={t('match.aside.parts')}
        value={part}
        onChange={setChosen}
        items={parts.map((value) => ({ value, label: t(`match.aside.${value}`) }))}
      >
        {parts.map((value) => (
          <TabPanel key={value} value={value} className={styles['part']}>
            {value === 'live' && <LiveDetailView match={match} />}
            {value === 'lineups' && state.data?.lineups && <Lineups match={match} lineups={state.data.lineups} />}
            {value === 'table' && state.data?.table && <LeagueTable match={match} table={state.data.table} days={state.data.days} />}
            {value === 'meetings' && state.data && <Meetings match={match} background={state.data} />}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

/** Returns the tabs that have content. A platform without background data offers only the live tab, after the start. */
function partsOf(hasBegun: boolean, background: Background | undefined): readonly Part[] {
  return [
    ...(hasBegun ? (['live'] as const) : []),
    ...(background?.lineups ? (['lineups'] as const) : []),
    ...(background?.table && background.table.length > 0 ? (['table'] as const) : []),
    ...(background && hasPast(background) ? (['meetings'] as const) : []),
  ];
}

function hasPast({ meetings, last }: Background): boolean {
  return meetings.length + last.home.length + last.away.length > 0;
}
