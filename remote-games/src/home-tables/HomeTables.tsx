import { lazy, Suspense, useCallback } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { CoverRow } from '../games/CoverRow';
import { EVERY_GAME } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { useCollection } from '../games/useCollection';
import { useTranslation } from '../i18n';
import { MoreLink } from '../ui/MoreLink';
import { SectionHead } from '../ui/SectionHead';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';
import type { VenueCategory } from '../venues/venue';
import styles from './HomeTables.module.css';

/** What is played by a clock or a dealer, in the order of the rail; slots have a row of their own. */
const CATEGORIES = ['live', 'esport', 'lottery'] as const satisfies readonly VenueCategory[];
const FIRST_ROW = { page: 1, size: 4 };
/** Covers of a category until it is known how many it has. */
const EXPECTED = 3;

/** For members only: a guest's home carries none of it. */
const VenueNews = lazy(async () => ({ default: (await import('../venue-news/VenueNews')).VenueNews }));

/** Home's live tables, e-sports and lotteries beside each other: what is open in each, with the way to its page. A category without a game is not there. A member has the news of the venues below. */
export function HomeTables() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  return (
    <>
      <div className={styles['tables']}>
        {CATEGORIES.map((category) => (
          // A member has collected games, a guest has none.
          <CategoryRow key={`${category} ${String(isSignedIn)}`} category={category} />
        ))}
      </div>
      {isSignedIn && (
        <Suspense fallback={null}>
          <VenueNews />
        </Suspense>
      )}
    </>
  );
}

function CategoryRow({ category }: { readonly category: (typeof CATEGORIES)[number] }) {
  const { t } = useTranslation();
  const { http } = useServices();
  const pageLink = useRouteLink(CATEGORY_ROUTES[category], {});
  const load = useCallback((signal: AbortSignal) => fetchGames(http, category, EVERY_GAME, FIRST_ROW, signal), [http, category]);
  const { state, reload } = useLoadable(load);
  const games = state.data?.games;
  const collection = useCollection(games, reload);
  const titleId = `home-${category}-title`;
  if (games?.length === 0) return null;
  return (
    <section className={styles['category']} aria-labelledby={titleId} style={{ flexGrow: games?.length ?? EXPECTED }}>
      <SectionHead titleId={titleId} title={t(`category.${category}.name`)} fact={undefined} of={state} onRetry={reload}>
        <MoreLink {...pageLink}>{t('tables.all')}</MoreLink>
      </SectionHead>
      <CoverRow games={games} expected={EXPECTED} columns="own" isBusy={state.status === 'loading'} collection={collection} />
    </section>
  );
}

export { HomeTables as View };
