import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Button, Dialog, Icon, Skeleton } from '@site/shared/ui';
import { Cover } from '@site/shared/ui/drawings/Cover';
import { parseMotif } from '../games/coverMotif';
import type { Game } from '../games/game';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { useEnterVenue } from '../launch/useEnterVenue';
import type { GameDetail } from './gameDetail';
import { fetchGameDetail } from './gameDetailApi';
import styles from './GameDialog.module.css';
import { GameFacts } from './GameFacts';
import { GameSections } from './GameSections';

interface GameDialogProps {
  readonly gameCode: string;
  readonly onClose: () => void;
}

/**
 * Shows the details of a game before it is entered: facts, the member's own results, rules and pay tables, as its venue
 * provides them.
 */
export function GameDialog({ gameCode, onClose }: GameDialogProps) {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGameDetail(http, gameCode, signal), [http, gameCode]);
  const { state, reload } = useLoadable(load);
  return (
    <Dialog open size="lg" title={state.data?.game.name ?? t('detail.title')} onClose={onClose} closeLabel={t('detail.close')}>
      <LoadableView of={state} onRetry={reload} empty={null} skeleton={<DetailSkeleton />}>
        {(detail) => <Detail detail={detail} onChanged={reload} onClose={onClose} />}
      </LoadableView>
    </Dialog>
  );
}

interface DetailProps {
  readonly detail: GameDetail;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function Detail({ detail, onChanged, onClose }: DetailProps) {
  const { game } = detail;
  return (
    <div className={styles['detail']}>
      <div className={styles['head']}>
        <Cover gameId={game.gameCode} motif={parseMotif(game.motif)} className={styles['cover']} />
        <div className={styles['about']}>
          <GameFacts detail={detail} />
          <Ways game={game} read={detail} onChanged={onChanged} onClose={onClose} />
        </div>
      </div>
      <GameSections sections={detail.sections} />
    </div>
  );
}

interface WaysProps {
  readonly game: Game;
  readonly read: object;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function Ways({ game, read, onChanged, onClose }: WaysProps) {
  const { t } = useTranslation();
  const enter = useEnterVenue();
  const { isCollected, toggle } = useCollection(read, onChanged);
  const { enName, gameCode, name } = game;
  const start = (isTrial: boolean) => {
    onClose();
    enter({ enName, gameCode, title: name, ...(isTrial ? { isTrial } : {}) });
  };
  return (
    <div className={styles['ways']}>
      {game.isOpen ? (
        <>
          <Button
            variant="primary"
            onClick={() => {
              start(false);
            }}
          >
            {t('games.play')}
          </Button>
          {game.hasTrial && (
            <Button
              onClick={() => {
                start(true);
              }}
            >
              {t('games.trial')}
            </Button>
          )}
        </>
      ) : (
        <span className={styles['closed']}>{t('games.maintenance')}</span>
      )}
      <Button
        aria-pressed={isCollected(game)}
        onClick={() => {
          toggle(game);
        }}
      >
        <Icon name="heart" size="sm" filled={isCollected(game)} />
        {t('games.filter.collected')}
      </Button>
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles['head']}>
      <Skeleton className={styles['cover']} />
      <div className={styles['about']}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
