import { useCallback } from 'react';
import { mapResult, useReadable, useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText, useLoadable } from '@site/shared/loadable';
import { fetchVenues } from '../venues/venueApi';
import { useTranslation } from '../i18n';
import { tileFacts } from './tileFacts';
import { offeredVenues, VENUE_CATEGORIES } from '../venues/venue';
import { LobbyTile } from './LobbyTile';
import styles from './LobbyTiles.module.css';

/**
 * Home's lobby: a tile for each category that leads to its venues. The tiles show at once, their facts once the venues are loaded.
 *
 * Implements R-VENUE-01 to R-VENUE-06 as far as home offers them.
 */
export function LobbyTiles() {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { http, flags } = useServices();
  const { selfSport } = useReadable(flags);
  const load = useCallback(
    async (signal: AbortSignal) => mapResult(await fetchVenues(http, undefined, signal), (venues) => offeredVenues(venues, { selfSport })),
    [http, selfSport],
  );
  const { state, reload } = useLoadable(load);
  const facts = state.data && tileFacts(state.data);

  return (
    <section className={styles['section']} aria-labelledby="lobby-tiles-title" aria-busy={state.status === 'loading'}>
      <header className={styles['head']}>
        <h2 id="lobby-tiles-title" className={styles['title']}>
          {t('lobby.title')}
        </h2>
        {state.data && <span className={styles['aside']}>{t('lobby.venues', { count: state.data.length })}</span>}
        {state.status === 'failed' && (
          <span role="status" className={styles['aside']}>
            {failureText(state.error, tShared)}
            <button type="button" className={styles['retry']} onClick={reload}>
              {tShared('loadable.retry')}
            </button>
          </span>
        )}
      </header>
      <ul className={styles['tiles']}>
        {VENUE_CATEGORIES.map((category) => (
          <li key={category}>
            <LobbyTile category={category} facts={facts?.[category]} leadsToChannel={category === 'sport' && selfSport} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export { LobbyTiles as View };
