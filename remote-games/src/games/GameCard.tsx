import { memo } from 'react';
import { Button, Icon, Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useEnterVenue } from '../launch/useEnterVenue';
import { parseMotif } from './coverMotif';
import type { Game, GameLabel } from './game';
import styles from './GameCard.module.css';
import { LateCover } from './LateCover';
import { ResultLine } from './ResultLine';
import type { Collection } from './useCollection';
import { useGameLink } from './useOpenGame';
import { useWarmCard } from './useWarmCard';

const LABEL_TONES: Readonly<Record<GameLabel, TagTone>> = { hot: 'hot', new: 'fresh', jackpot: 'jackpot' };

interface GameCardProps {
  readonly game: Game;
  readonly isCollected: boolean;
  readonly onToggle: Collection['toggle'];
}

/**
 * Shows one game: its cover with buttons to play and to collect, its name and its facts. Re-renders only when one of
 * them changes.
 */
export const GameCard = memo(function GameCard({ game, isCollected, onToggle }: GameCardProps) {
  const { t } = useTranslation();
  const opening = { ...useWarmCard(), ...useGameLink(game.gameCode) };
  return (
    <article className={styles['card']} data-closed={game.isOpen ? undefined : true}>
      <div className={styles['cover']}>
        <LateCover gameId={game.gameCode} motif={parseMotif(game.motif)} className={styles['art']} />
        <span className={styles['title']} aria-hidden="true">
          {game.name}
        </span>
        {game.isOpen ? <PlayButtons game={game} /> : <span className={styles['closed']}>{t('games.maintenance')}</span>}
        {game.label !== undefined && (
          <Tag tone={LABEL_TONES[game.label]} className={styles['label']}>
            {t(`games.label.${game.label}`)}
          </Tag>
        )}
        <button
          type="button"
          className={styles['heart']}
          aria-label={t('games.collect', { name: game.name })}
          aria-pressed={isCollected}
          onClick={() => {
            onToggle(game);
          }}
        >
          <Icon name="heart" size="sm" filled={isCollected} />
        </button>
      </div>
      <h3 className={styles['name']}>
        <a {...opening} className={styles['open']}>
          {game.name}
        </a>
      </h3>
      <p className={styles['facts']}>
        <span>{game.venueName}</span>
        <span data-num translate="yes">
          {t('games.rtp', { rtp: game.rtp })}
        </span>
      </p>
      {game.lastResult && (
        <p className={styles['result']} data-num translate="yes">
          <ResultLine result={game.lastResult} />
        </p>
      )}
    </article>
  );
}, showsTheSame);

/** Compares by value, because another list contains the same game as a different object. */
function showsTheSame({ game: one, ...before }: GameCardProps, { game: other, ...after }: GameCardProps): boolean {
  return (
    before.isCollected === after.isCollected &&
    before.onToggle === after.onToggle &&
    (one === other || (Object.keys(other) as (keyof Game)[]).every((fact) => one[fact] === other[fact]))
  );
}

function PlayButtons({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const enter = useEnterVenue();
  const { enName, gameCode, name, hasTrial } = game;
  return (
    <div className={styles['ways']}>
      <Button
        variant="primary"
        className={styles['way']}
        aria-label={t('games.play_name', { name })}
        onClick={() => {
          enter({ enName, gameCode, title: name });
        }}
      >
        {t('games.play')}
      </Button>
      {hasTrial && (
        <Button
          variant="art"
          className={styles['way']}
          aria-label={t('games.trial_name', { name })}
          onClick={() => {
            enter({ enName, gameCode, title: name, isTrial: true });
          }}
        >
          {t('games.trial')}
        </Button>
      )}
    </div>
  );
}
