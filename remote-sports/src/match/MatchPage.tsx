import { useStore } from 'zustand';
import { useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { LoadableView, mapLoadable } from '@site/shared/loadable';
import { useBoardLink } from '@site/shared/screen-link';
import { ButtonLink, cx, Empty, Icon } from '@site/shared/ui';
import { isUnknownMatch } from '../feed/matchApi';
import { boardStore } from '../feed/boardStore';
import { FormatChoice } from '../prices/FormatChoice';
import { PriceKeys, SkipToPrices } from '../prices/PriceKeys';
import { usePriceFocus } from '../prices/usePriceFocus';
import { GoalAnnouncer } from '../feed/GoalAnnouncer';
import { LinkNote } from '../feed/LinkNote';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import { setFormat, slipStore } from '../slip/slipStore';
import type { TrackedMatch } from '../feed/matchFeed';
import { hasEnded, isRunning } from '../clock/matchStatus';
import { MarketPanels } from './MarketPanels';
import { MatchAside } from './MatchAside';
import { MatchHero } from './MatchHero';
import { MatchPageSkeleton } from './MatchPageSkeleton';
import { SettledMarkets } from './SettledMarkets';
import { useMatchFeed } from './useMatchFeed';
import keys from '../prices/PriceKeys.module.css';
import styles from './MatchPage.module.css';

/**
 * Shows one match: its progress, all its markets, and its events. A match that ends shows a skeleton between leaving
 * the feed and being reloaded.
 */
export function MatchPage({ matchId }: { readonly matchId: string }) {
  const { reading, tracked, reload } = useMatchFeed(matchId);
  const link = useBoardLink(CHANNEL);
  const { t } = useTranslation();
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const isUnknown = reading.status === 'failed' && !tracked && isUnknownMatch(reading.error);
  return (
    <div className={styles['page']}>
      <div className={styles['bar']}>
        <a {...link} className={styles['back']}>
          <Icon name="chevron-left" size="sm" />
          {t('schedule.back')}
        </a>
        <FormatChoice
          format={format}
          onFormat={(chosen) => {
            setFormat(slipStore(), chosen);
          }}
        />
      </div>
      {isUnknown ? (
        <NoMatch />
      ) : (
        <LoadableView
          of={mapLoadable(reading, () => (tracked ? [tracked] : []))}
          onRetry={reload}
          skeleton={<MatchPageSkeleton />}
          empty={<MatchPageSkeleton />}
        >
          {(shown) => shown.map((one) => <ShownMatch key={one.match.id} tracked={one} />)}
        </LoadableView>
      )}
      <LinkNote />
      <GoalAnnouncer store={boardStore()} />
    </div>
  );
}

function ShownMatch({ tracked }: { readonly tracked: TrackedMatch }) {
  const { match } = tracked;
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const prices = usePriceFocus<HTMLElement>();
  const hasAside = match.sport !== 'champion';
  return (
    <article ref={prices.ref} className={cx(styles['match'], keys['scope'])} aria-label={versusLabel(match, tBetting)}>
      <SkipToPrices onSkip={prices.focus} />
      <MatchHero tracked={tracked} />
      <div className={styles['columns']} data-detail={hasAside || undefined}>
        {hasEnded(match) ? <SettledMarkets match={match} /> : <MarketPanels match={match} />}
        {hasAside && <MatchAside match={match} />}
      </div>
      {isRunning(match) && (
        <p className={styles['delay']}>
          <Icon name="info" size="xs" />
          {t('board.delay_note')}
        </p>
      )}
      <PriceKeys />
    </article>
  );
}

function NoMatch() {
  const { t } = useTranslation();
  const link = useBoardLink(CHANNEL);
  return (
    <Empty title={t('match.unknown_title')} actions={<ButtonLink {...link}>{t('schedule.back')}</ButtonLink>}>
      {t('match.unknown_reason')}
    </Empty>
  );
}
