import { lazy, Suspense, useCallback } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { CoverRow } from '../games/CoverRow';
import { EVERY_GAME, type GamePage } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { GameCardSkeleton } from '../games/GameCardSkeleton';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { MoreLink } from '../ui/MoreLink';
import { SectionHead } from '../ui/SectionHead';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';
import type { VenueCategory } from '../venues/venue';
import styles from './HomeTables.module.css';

/** Page of covers loaded for each category. */
const FIRST_ROW = { page: 1, size: 4 };
/** Total number of covers expected until the real number is known. */
const EXPECTED = 8;

/** Loaded only for members, so a guest's home does not carry its code. */
const VenueNews = lazy(async () => ({ default: (await import('../venue-news/VenueNews')).VenueNews }));

/**
 * Shows live tables, e-sports and lotteries side by side on home, in the order of the navigation rail; slots have their
 * own row. Each category lists its open games and links to its page; a category without games is left out. Members see
 * the news of the venues below.
 */
export function HomeTables() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  return (
    <>
      {/* The key reloads the tables on sign-in, because only members have collected games. */}
      <Tables key={String(isSignedIn)} />
      {isSignedIn && (
        <Suspense fallback={<div className={styles['news']} />}>
          <VenueNews />
        </Suspense>
      )}
    </>
  );
}

/** Shows all tables together once the last one is loaded, because each of them moves the others. */
function Tables() {
  const tables = [useTable('live'), useTable('esport'), useTable('lottery')];
  if (tables.some(({ state }) => state.status === 'loading' && state.data === undefined)) return <Waiting />;
  return (
    <div className={styles['tables']}>
      {tables.map((table) => (
        <CategoryRow key={table.category} {...table} />
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <ul className={styles['waiting']} aria-busy="true">
      {Array.from({ length: EXPECTED }, (_, index) => (
        <li key={index} className={styles['cell']} aria-hidden="true">
          <GameCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

interface Table {
  readonly category: VenueCategory;
  readonly state: Loadable<GamePage>;
  readonly reload: () => void;
}

function useTable(category: VenueCategory): Table {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGames(http, category, EVERY_GAME, FIRST_ROW, signal), [http, category]);
  return { category, ...useLoadable(load) };
}

function CategoryRow({ category, state, reload }: Table) {
  const { t } = useTranslation();
  const pageLink = useRouteLink(CATEGORY_ROUTES[category], {});
  const games = state.data?.games;
  const collection = useCollection(games, reload);
  const titleId = `home-${category}-title`;
  if (games?.length === 0) return null;
  const count = games?.length ?? FIRST_ROW.size;
  return (
    <section
      className={styles['category']}
      aria-labelledby={titleId}
      style={{ flexGrow: count, flexBasis: `calc(${String(count - 1)} * var(--gap))` }}
    >
      <SectionHead titleId={titleId} title={t(`category.${category}.name`)} fact={undefined} of={state} onRetry={reload}>
        <MoreLink {...pageLink}>{t('tables.all')}</MoreLink>
      </SectionHead>
      <CoverRow games={games} expected={count} columns="own" isBusy={state.status === 'loading'} collection={collection} />
    </section>
  );
}

export { HomeTables as View };
