import { useStore } from 'zustand';
import type { ViewProps } from '@site/shared/contract';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { useBoardLink } from '@site/shared/screen-link';
import { ButtonLink, Empty, ErrorNote, VisuallyHidden } from '@site/shared/ui';
import { Board } from '../board/Board';
import { BoardSkeleton } from '../board/BoardSkeleton';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useChannelEntry } from '../channel-entry/useChannelEntry';
import { useTranslation } from './texts';
import { LazyMatchPage } from '../match/LazyMatchPage';
import { QuickBetBar } from '../quick-bet/QuickBetBar';
import { slipStore } from '../slip/slipStore';
import { useSlipSync } from '../slip/useSlipSync';
import { useFollowedPicks } from '../slip/useFollowedPicks';
import { useTicketWatch } from '../tickets/useTicketWatch';
import styles from './ChannelScreen.module.css';

/**
 * Renders `/game/sport/:enName`, the local sports channel; with a `matchId`, one of its matches. Guests can see it at
 * `/board` and at a match.
 *
 * Implements R-SPORT-02, R-ROUTE-34.
 */
export function ChannelScreen({ params }: ViewProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['screen']}>
      <VisuallyHidden>
        <h1>{t('board.title')}</h1>
      </VisuallyHidden>
      {params['enName'] === CHANNEL ? <Channel matchId={params['matchId']} /> : <UnknownChannel />}
    </section>
  );
}

interface ChannelProps {
  /** `undefined` shows the board. */
  readonly matchId: string | undefined;
}

function Channel({ matchId }: ChannelProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { entry, retry } = useChannelEntry();
  switch (entry.status) {
    case 'entering':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t('channel.entering')}</VisuallyHidden>
          <BoardSkeleton />
        </div>
      );
    case 'failed':
      return (
        <ErrorNote
          fact={failureText(entry.failure, tShared)}
          consequence={t('channel.failed_consequence')}
          actionLabel={t('channel.retry')}
          onAction={retry}
        />
      );
    case 'guest':
    case 'entered':
      return <EnteredChannel matchId={matchId} />;
  }
}

/** Shows the board or a match. Keeps the slip and the open bets up to date even while the dock shows something else. */
function EnteredChannel({ matchId }: ChannelProps) {
  useSlipSync();
  useTicketWatch();
  useFollowedPicks();
  const isIdle = useStore(slipStore(), ({ slip }) => slip.mode !== 'single');
  return (
    <>
      <QuickBetBar isIdle={isIdle} className={styles['quick-bet']} />
      {matchId === undefined ? <Board /> : <LazyMatchPage key={matchId} matchId={matchId} />}
    </>
  );
}

function UnknownChannel() {
  const { t } = useTranslation();
  const link = useBoardLink(CHANNEL);
  return (
    <Empty title={t('channel.unknown_title')} actions={<ButtonLink {...link}>{t('channel.unknown_action')}</ButtonLink>}>
      {t('channel.unknown_reason')}
    </Empty>
  );
}

export { ChannelScreen as View };
