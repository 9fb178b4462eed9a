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

/** Covers of a category. */
const FIRST_ROW = { page: 1, size: 4 };
/** Covers in all until it is known how many there are. */
const EXPECTED = 8;

/** For members only: a guest's home carries none of it. */
const VenueNews = lazy(async () => ({ default: (await import('../venue-news/VenueNews')).VenueNews }));

/** Home's live tables, e-sports and lotteries beside each other, in the order of the rail (slots have a row of their own): what is open in each, with the way to its page. A category without a game is not there. A member has the news of the venues below. */
export function HomeTables() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  return (
    <>
      {/* A member has collected games, a guest has none. */}
      <Tables key={String(isSignedIn)} />
      {isSignedIn && (
        <Suspense fallback={<div className={styles['news']} />}>
          <VenueNews />
        </Suspense>
      )}
    </>
  );
}

/** All at once when the last of them is known, as one of them moves the others. */
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
