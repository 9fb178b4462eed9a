import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { useLoadable } from '@site/shared/loadable';
import { Icon } from '@site/shared/ui';
import { CoverRow } from '../games/CoverRow';
import { EVERY_GAME } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { SectionHead } from '../ui/SectionHead';
import { useVenues } from '../venues/useVenues';
import type { VenueState } from '../venues/venue';
import styles from './VenueNews.module.css';

const NEW_GAMES = 8;
const NEW = { ...EVERY_GAME, filter: 'new' } as const;
const FIRST_ROW = { page: 1, size: NEW_GAMES };

/**
 * Shows news of the venues: recently added games of all venues, and which venues are under maintenance until when.
 * Renders nothing when there is neither, or when the platform has no common list.
 */
export function VenueNews() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGames(http, undefined, NEW, FIRST_ROW, signal), [http]);
  const { state, reload } = useLoadable(load);
  const venues = useVenues(undefined).state.data ?? [];
  const closed = venues.filter(({ isConnected, state: { kind } }) => isConnected && kind === 'maintenance');
  const games = state.data?.games ?? [];
  const collection = useCollection(games, reload);
  if (state.status === 'loading' && state.data === undefined) return <div className={styles['held']} aria-busy="true" />;
  if (games.length === 0 && closed.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="venue-news-title">
      <SectionHead
        titleId="venue-news-title"
        title={t('venue_news.title')}
        fact={state.data && games.length > 0 ? t('venue_news.new_games', { count: state.data.total }) : undefined}
        of={state}
        onRetry={reload}
        className={styles['head']}
      >
        <ul className={styles['closed']}>
          {closed.map(({ enName, name, state: venueState }) => (
            <li key={enName} className={styles['line']}>
              <Icon name="wrench" size="xs" />
              <b>{name}</b>
              <Closed state={venueState} />
            </li>
          ))}
        </ul>
      </SectionHead>
      {games.length > 0 && (
        <div className={styles['games']}>
          <CoverRow
            games={games}
            expected={NEW_GAMES}
            columns={games.length === NEW_GAMES ? 'own' : 'six'}
            isBusy={state.status === 'loading'}
            collection={collection}
          />
        </div>
      )}
    </section>
  );
}

function Closed({ state }: { readonly state: VenueState }) {
  const { t } = useTranslation();
  const resumesAt = state.kind === 'maintenance' ? state.resumesAt : undefined;
  return (
    <span>
      {t('venues.maintenance')} ·{' '}
      {resumesAt === undefined ? t('venues.resumes_unknown') : t('venues.resumes', { at: formatShortMinute(resumesAt) })}
    </span>
  );
}
