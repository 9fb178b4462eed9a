import type { Match } from '@site/shared/betting';
import { LoadableView, useLoadable, type Loadable } from '@site/shared/loadable';
import { useTranslation } from './texts';
import type { MatchFigure, MatchStatistic, LiveDetail } from './liveDetail';
import { MatchFlow } from './MatchFlow';
import { ScoringFlow } from './ScoringFlow';
import { StatBar } from '../ui/StatBar';
import { Timeline } from './Timeline';
import styles from './LiveDetail.module.css';
import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { fetchLiveDetail } from './liveDetailApi';
import { useActOnChange } from '../clock/useActOnChange';

/** Minimum interval between reloads of the timeline while a match changes. */
const LIVE_DETAIL_MS = 5_000;

/** Returns timeline and statistics of a match and reloads them as it changes. Implements R-API-095. */
function useLiveDetail({ id, version }: Pick<Match, 'id' | 'version'>): {
  readonly state: Loadable<LiveDetail>;
  readonly reload: () => void;
} {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchLiveDetail(http, id, { signal }), [http, id]);
  const { state, reload } = useLoadable(load);
  useActOnChange(version, reload, LIVE_DETAIL_MS);
  return { state, reload };
}

/** Shows statistics and timeline of a running or finished match. */
export function LiveDetailView({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { state, reload } = useLiveDetail(match);
  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={t('match.live_empty')}
      isEmpty={({ events, statistics }) => events.length === 0 && statistics.length === 0}
    >
      {({ events, statistics, flow, figures, scoring }) => (
        <>
          {flow && flow.minutes.length > 0 && <MatchFlow match={match} flow={flow} events={events} />}
          {scoring.length > 0 && <ScoringFlow match={match} minutes={scoring} />}
          {figures.length > 0 && <Figures figures={figures} />}
          {statistics.length > 0 && <Statistics statistics={statistics} />}
          <Timeline match={match} events={events} />
        </>
      )}
    </LoadableView>
  );
}

/** Shows the statistics that only this sport counts. */
function Figures({ figures }: { readonly figures: readonly MatchFigure[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles['statistics']}>
      {figures.map(({ kind, score }) => (
        <StatBar key={kind} name={t(`match.figure.${kind}`)} score={score} />
      ))}
    </div>
  );
}

function Statistics({ statistics }: { readonly statistics: readonly MatchStatistic[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles['statistics']}>
      {statistics.map(({ kind, score }) => (
        <StatBar key={kind} name={t(`score.stats.${STAT_KEYS[kind]}`)} score={score} />
      ))}
    </div>
  );
}

const STAT_KEYS = {
  corners: 'corners',
  'yellow-cards': 'yellow_cards',
  'red-cards': 'red_cards',
  penalties: 'penalties',
} as const satisfies Record<MatchStatistic['kind'], string>;
