import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useEnterVenue } from '../launch/useEnterVenue';
import { EarlierTransferSlot } from '../transfer-in/EarlierTransferSlot';
import { TransferInDialog } from '../transfer-in/TransferInDialog';
import { sandboxOf, withLanguage } from '../received-games/frameAddress';
import { FrameCover } from './FrameCover';
import styles from './GameStage.module.css';
import { LeaveDialog } from './LeaveDialog';
import { PlaySession } from './PlaySession';
import { createReceivedGames, type ReceivedGame } from '../received-games/receivedGames';
import { useGameFrame } from './useGameFrame';
import { useInterruption } from './useInterruption';
import { useIsOffline } from './useIsOffline';
import { useLeaving } from './useLeaving';
import { useVenueBalance } from './useVenueBalance';
import { VenueBalance } from './VenueBalance';
import { isVenueAnswered } from './venueBalanceApi';

/** Media query under which the stage is as high as the window; must equal the one in `GameStage.module.css`. */
const PHONE = '(max-width: 599.98px)';

interface GameStageProps {
  readonly game: ReceivedGame;
  /** `page`: below the site's header. `window`: the whole window. */
  readonly fills: 'page' | 'window';
}

/**
 * Shows a running game: its frame below a bar with a link to the lobby. The venue balance is reloaded when the game
 * reports a change, the central balance when the player leaves. While a dialog covers the frame, it receives no keys or
 * clicks and must not play automatically.
 *
 * Assumption (R-VENUE-24): a payload runs in a sandboxed frame on the venue's origin and requests its ticket once
 * started.
 */
export function GameStage({ game, fills }: GameStageProps) {
  const { t } = useTranslation();
  const { balance, bus, http, locale, storage, clock, navigation } = useServices();
  const enter = useEnterVenue();
  const [source] = useState(() => withLanguage(game.address, locale.get()));
  const [sandbox] = useState(() => sandboxOf(game.address, window.location.origin));
  const [received] = useState(() => createReceivedGames(storage, () => clock.now()));
  const [balanceChanges, countBalanceChange] = useReducer((count: number) => count + 1, 0);
  const [isTransferring, setIsTransferring] = useState(false);
  const venue = useVenueBalance(game.isTrial ? undefined : game.enName, balanceChanges);
  const isCentral = venue.state.data?.isCentral === true;
  // No money stays in a venue that plays from the central wallet.
  const there = isCentral ? undefined : venue.state.data?.balance;
  const leaving = useLeaving(game.enName, there);
  const isInterrupted = useInterruption();
  const isPaused = isInterrupted || isTransferring || leaving.status === 'asking' || leaving.status === 'bringing';
  const { frame, state, handleLoad, retry, tell } = useGameFrame(game, {
    isPaused,
    onBalance: () => {
      received.renew(game);
      countBalanceChange();
      if (isCentral) bus.emit('balance/changed', { cause: 'bet' });
    },
    onExit: leaving.leave,
  });
  useFrameFocus(frame, isPaused);
  const readAgain = useCallback(() => {
    tell('operator:balance');
    countBalanceChange();
  }, [tell]);
  const ask = useCallback((signal: AbortSignal) => isVenueAnswered(http, game.enName, signal), [http, game.enName]);
  const isOffline = useIsOffline(ask, readAgain);
  // Money may move in this tab or another one. Ignore bets, because the game itself makes them.
  useEffect(
    () =>
      bus.on('balance/changed', ({ cause }) => {
        if (cause !== 'bet') readAgain();
      }),
    [bus, readAgain],
  );
  useEffect(() => () => void balance.refresh(), [balance]);
  const title = game.title ?? t('play.untitled');
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.matchMedia(PHONE).matches) stage.current?.scrollIntoView();
  }, []);
  // Enter again from the lobby, which can show a refusal or a request for money; otherwise a payload page would open
  // over itself.
  const enterAgain = () => {
    navigation.go(leaving.lobby, {}, { replace: true });
    enter({ enName: game.enName, gameCode: game.gameCode, title, isTrial: game.isTrial });
  };

  return (
    <section ref={stage} className={styles['stage']} data-fills={fills} aria-label={title}>
      <header className={styles['bar']}>
        <Button variant="quiet" size="sm" icon="chevron-left" onClick={leaving.leave}>
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
          enName={game.enName}
          since={game.enteredAt}
          changes={balanceChanges}
          isBroughtBack={leaving.isChosen}
          onBringBackChange={isCentral ? undefined : leaving.choose}
        />
      )}
      {isOffline && (
        <p role="status" className={styles['offline']}>
          {t('play.offline')}
        </p>
      )}
      <div className={styles['screen']} aria-busy={state.status === 'opening' || state.status === 'loaded'}>
        <iframe
          key={state.attempt}
          ref={frame}
          src={source}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className={styles['frame']}
          inert={isPaused || state.status !== 'running'}
          onLoad={handleLoad}
        />
        <FrameCover
          status={state.status}
          isCentral={isCentral}
          isTrial={game.isTrial}
          onRetry={retry}
          onEnterAgain={enterAgain}
          onLeave={leaving.leave}
        />
      </div>
      <EarlierTransferSlot />
      {isTransferring && (
        <TransferInDialog
          enName={game.enName}
          title={game.title}
          message=""
          isInside
          onEnter={() => {
            setIsTransferring(false);
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

/**
 * Toggles full screen for the page; the stage then covers it. It uses the page instead of the stage, so that notices
 * and dialogs of the host stay visible over a game. Renders nothing when the browser does not support full screen.
 */
function FullScreenButton() {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const handleChange = () => {
      setIsFull(document.fullscreenElement !== null);
    };
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
    };
  }, []);

  // The type definitions claim that every browser supports it.
  if (!(document.fullscreenEnabled as boolean | undefined)) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return (
    <Button size="sm" onClick={handleClick}>
      {isFull ? t('play.full_screen_end') : t('play.full_screen')}
    </Button>
  );
}

/** Returns the focus to a frame that had it before it was paused. */
function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, isPaused: boolean): void {
  const wasInFrame = useRef(false);
  useEffect(() => {
    // The window fires `blur` when the focus moves into a frame.
    const handleBlur = () => {
      if (document.activeElement === frame.current) wasInFrame.current = true;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isInDialog && target !== frame.current) wasInFrame.current = false;
    };
    window.addEventListener('blur', handleBlur);
    document.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('blur', handleBlur);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [frame]);

  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current && !isPaused && wasInFrame.current) frame.current?.focus();
    wasPaused.current = isPaused;
  }, [frame, isPaused]);
}
