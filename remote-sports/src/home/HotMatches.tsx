import { useId } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { useBoardLink } from '@site/shared/screen-link';
import { Icon, Tag } from '@site/shared/ui';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import { isRunning } from '../clock/matchStatus';
import { homeStore } from '../feed/boardStore';
import { HighlightsFailed } from './HighlightsFailed';
import { usePriceFocus } from '../prices/usePriceFocus';
import { HotMatchCard } from './HotMatchCard';
import { HotMatchesSkeleton } from './HotMatchesSkeleton';
import { useHighlights } from './useHighlights';
import styles from './HotMatches.module.css';

/**
 * Shows the starred matches, below them four matches in play (or the next to start today), and a link to all of them.
 * The first highlight is shown beside home's carousel and left out here. Renders nothing when there are no matches to
 * show, or in a build without the channel.
 */
export function HotMatches() {
  const { flags } = useServices();
  const { selfSport } = useReadable(flags);
  return selfSport ? <OtherHighlights /> : null;
}

function OtherHighlights() {
  const { matchIds, ownIds, reload } = useHighlights();
  const [, ...hot] = matchIds.data ?? [];
  const isInPlay = useStore(homeStore(), ({ feed }) => {
    const first = hot[0] === undefined ? undefined : feed.get(hot[0]);
    return first === undefined || isRunning(first.match);
  });
  const titleId = useId();
  const hasHot = matchIds.data === undefined || hot.length > 0;

  return (
    <>
      {ownIds && <OwnMatches ids={ownIds} />}
      {hasHot && (
        <section className={styles['section']} aria-labelledby={titleId} aria-busy={matchIds.status === 'loading'}>
          <Head titleId={titleId} isInPlay={isInPlay} />
          {matchIds.data === undefined ? (
            matchIds.status === 'failed' ? (
              <HighlightsFailed onRetry={reload} />
            ) : (
              <HotMatchesSkeleton />
            )
          ) : (
            <Cards matchIds={hot} />
          )}
        </section>
      )}
    </>
  );
}

/**
 * Shows the starred matches that are in play or start today. Renders nothing when they could not be loaded, because the
 * section below already reports the failure.
 */
function OwnMatches({ ids }: { readonly ids: Loadable<readonly string[]> }) {
  const { t } = useTranslation();
  const link = useBoardLink(CHANNEL);
  const titleId = useId();
  if (ids.data === undefined && ids.status === 'failed') return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId} aria-busy={ids.status === 'loading'}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {t('home.own')}
        </h2>
        <a {...link} className={styles['enter']}>
          {t('home.enter')}
          <Icon name="chevron-right" size="sm" />
        </a>
      </div>
      {ids.data === undefined ? (
        <HotMatchesSkeleton />
      ) : ids.data.length === 0 ? (
        <p className={styles['none']}>{t('home.own_none')}</p>
      ) : (
        <Cards matchIds={ids.data} />
      )}
    </section>
  );
}

function Cards({ matchIds }: { readonly matchIds: readonly string[] }) {
  const prices = usePriceFocus<HTMLDivElement>();
  return (
    <div ref={prices.ref}>
      <ul className={styles['cards']} data-roving-row data-roving-line>
        {matchIds.map((id) => (
          <li key={id}>
            <HotMatchCard matchId={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Head({ titleId, isInPlay }: { readonly titleId: string; readonly isInPlay: boolean }) {
  const { t } = useTranslation();
  const link = useBoardLink(CHANNEL);
  const count = useStore(homeStore(), ({ overview }) => overview.data?.phases.get('in-play'));
  return (
    <div className={styles['head']}>
      <h2 id={titleId} className={styles['title']}>
        {t(isInPlay ? 'home.in_play' : 'home.upcoming')}
      </h2>
      {isInPlay && count !== undefined && count > 0 && (
        <Tag tone="live">
          <span data-num translate="yes">
            {t('home.in_play_count', { count })}
          </span>
        </Tag>
      )}
      <a {...link} className={styles['enter']}>
        {t('home.enter')}
        <Icon name="chevron-right" size="sm" />
      </a>
    </div>
  );
}

export { HotMatches as View };
