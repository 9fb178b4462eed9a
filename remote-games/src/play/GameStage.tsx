import { useEffect, useReducer, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Empty, Spinner, Tag } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { TransferInDialog } from '../transfer-in/TransferInDialog';
import { sandboxOf, withLanguage } from './frameAddress';
import { FullScreenButton } from './FullScreenButton';
import styles from './GameStage.module.css';
import { LeaveDialog } from './LeaveDialog';
import { PlaySession } from './PlaySession';
import { createReceivedGames, enteredAt, type ReceivedGame } from './receivedGames';
import { useGameFrame } from './useGameFrame';
import { useLeaving } from './useLeaving';
import { useVenueBalance } from './useVenueBalance';
import { VenueBalance } from './VenueBalance';

interface GameStageProps {
  readonly game: ReceivedGame;
  /** `page`: under the site's header, `window`: the whole window. */
  readonly fills: 'page' | 'window';
}

/**
 * A running game: its frame under a bar with the way back to the lobby. The venue balance is read again when the game reports a change, the
 * central balance when the player leaves.
 *
 * Assumption (R-VENUE-24): a payload is run in a sandboxed frame on the venue's origin, which asks for its ticket once it has started.
 */
export function GameStage({ game, fills }: GameStageProps) {
  const { t } = useTranslation();
  const { balance, bus, locale, storage, clock } = useServices();
  const [source] = useState(() => withLanguage(game.address, locale.get()));
  const [sandbox] = useState(() => sandboxOf(game.address, window.location.origin));
  const [received] = useState(() => createReceivedGames(storage, () => clock.now()));
  const [balanceChanges, countBalanceChange] = useReducer((count: number) => count + 1, 0);
  const [isTransferring, setIsTransferring] = useState(false);
  const venue = useVenueBalance(game.isTrial ? undefined : game.enName, balanceChanges);
  const isCentral = venue.state.data?.isCentral === true;
  // Nothing stays in a venue that is played from the central wallet.
  const there = isCentral ? undefined : venue.state.data?.balance;
  const leaving = useLeaving(game.enName);
  const leave = () => {
    leaving.leave(there);
  };
  const { frame, state, handleLoad, retry } = useGameFrame(game, {
    onBalance: () => {
      received.renew(game);
      countBalanceChange();
      if (isCentral) bus.emit('balance/changed', { cause: 'bet' });
    },
    onExit: leave,
  });
  useEffect(() => () => void balance.refresh(), [balance]);
  const title = game.title ?? t('play.untitled');

  return (
    <section className={styles['stage']} data-fills={fills} aria-label={title}>
      <header className={styles['bar']}>
        <Button variant="quiet" size="sm" icon="chevron-left" onClick={leave}>
          {t('play.to_lobby')}
        </Button>
        <h1 className={styles['title']}>{title}</h1>
        {game.isTrial ? (
          <Tag tone="gilt">{t('play.trial')}</Tag>
        ) : (
          <VenueBalance
            state={venue.state}
            onReload={venue.reload}
            onTransferIn={() => {
              setIsTransferring(true);
            }}
          />
        )}
        <FullScreenButton />
      </header>
      {!game.isTrial && (
        <PlaySession
          since={enteredAt(game)}
          changes={balanceChanges}
          isBroughtBack={leaving.isChosen}
          onBringBackChange={isCentral ? undefined : leaving.choose}
        />
      )}
      <div className={styles['screen']} aria-busy={state.status === 'opening'}>
        <iframe
          key={state.attempt}
          ref={frame}
          src={source}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className={styles['frame']}
          onLoad={handleLoad}
        />
        {state.status === 'opening' && (
          <p role="status" className={styles['cover']}>
            <Spinner />
            {t('play.opening')}
          </p>
        )}
        {state.status === 'unreachable' && (
          <div role="alert" className={styles['cover']}>
            <Empty
              title={t('play.unreachable')}
              actions={
                <>
                  <Button variant="primary" onClick={retry}>
                    {t('play.retry')}
                  </Button>
                  <Button onClick={leave}>{t('play.to_lobby')}</Button>
                </>
              }
            >
              {t(isCentral ? 'play.unreachable_central' : 'play.unreachable_hint')}
            </Empty>
          </div>
        )}
      </div>
      {isTransferring && (
        <TransferInDialog
          enName={game.enName}
          title={game.title}
          message=""
          isInside
          onEnter={() => {
            setIsTransferring(false);
            countBalanceChange();
          }}
          onClose={() => {
            setIsTransferring(false);
          }}
        />
      )}
      {(leaving.status === 'asking' || leaving.status === 'bringing') && there !== undefined && (
        <LeaveDialog
          there={there}
          isBusy={leaving.status === 'bringing'}
          onBringBack={leaving.accept}
          onLeave={leaving.decline}
          onStay={leaving.stay}
        />
      )}
    </section>
  );
}
