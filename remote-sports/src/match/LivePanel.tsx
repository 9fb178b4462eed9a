import type { Match } from '@site/shared/betting';
import { LoadableView } from '@site/shared/loadable';
import { Card } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { MatchStatistic } from './liveDetail';
import { MatchFlow } from './MatchFlow';
import { StatBar } from '../ui/StatBar';
import { Timeline } from './Timeline';
import { useLiveDetail } from './useLiveDetail';
import styles from './LivePanel.module.css';

/** Statistics and timeline of a match that is played or has been. */
export function LivePanel({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { state, reload } = useLiveDetail(match);
  return (
    <Card title={t('match.live_title')} className={styles['panel']}>
      <LoadableView
        of={state}
        onRetry={reload}
        empty={t('match.live_empty')}
        isEmpty={({ events, statistics }) => events.length === 0 && statistics.length === 0}
      >
        {({ events, statistics, flow }) => (
          <>
            {flow && flow.minutes.length > 0 && <MatchFlow match={match} flow={flow} events={events} />}
            {statistics.length > 0 && <Statistics statistics={statistics} />}
            <Timeline match={match} events={events} />
          </>
        )}
      </LoadableView>
    </Card>
  );
}

function Statistics({ statistics }: { readonly statistics: readonly MatchStatistic[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles['statistics']}>
      {statistics.map(({ kind, score }) => (
        <StatBar key={kind} name={t(`match.stats.${STAT_KEYS[kind]}`)} score={score} />
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
