import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { CoverRow } from '../games/CoverRow';
import { EVERY_GAME } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { SectionHead } from '../ui/SectionHead';
import styles from './ContinuePlaying.module.css';

const LAST_GAMES = 6;
const LAST_PLAYED = { ...EVERY_GAME, filter: 'recent' } as const;
const FIRST_ROW = { page: 1, size: LAST_GAMES };

/**
 * Shows the games the member played last in all venues, each with its last result. Renders nothing when the member has
 * played none or they cannot be loaded.
 */
export function ContinuePlaying() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGames(http, undefined, LAST_PLAYED, FIRST_ROW, signal), [http]);
  const { state, reload } = useLoadable(load);
  const games = state.data?.games;
  const collection = useCollection(games, reload);
  if (games === undefined || games.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="continue-playing-title">
      <SectionHead titleId="continue-playing-title" title={t('continue.title')} fact={undefined} of={state} onRetry={reload} />
      <CoverRow games={games} expected={LAST_GAMES} isBusy={state.status === 'loading'} collection={collection} />
    </section>
  );
}
