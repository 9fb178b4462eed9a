import { useRef, useState } from 'react';
import { Button, NumberField, Tag, useEscape } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RoomScore, Score } from './room';
import styles from './ScoreStrip.module.css';

interface ScoreStripProps {
  readonly score: RoomScore;
  /** Undefined when this person cannot predict a score, such as a guest or a muted member. */
  readonly onPredict: ((prediction: Score) => void) | undefined;
}

const MOST_GOALS = 99;

/** Points that the platform pays for a correct prediction. */
const PREDICTION_POINTS = 50;

/** Shows the match of the room: teams, score, and the member's prediction. */
export function ScoreStrip({ score, onPredict }: ScoreStripProps) {
  const { t } = useTranslation();
  const [isPredicting, setIsPredicting] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  useEscape(isPredicting, strip, () => {
    setIsPredicting(false);
    open.current?.focus();
  });
  const { homeTeam, awayTeam, home, away, status } = score;
  const isOver = status === 'finished' || status === 'abandoned';
  return (
    <section ref={strip} className={styles['strip']} aria-label={t('score.name')}>
      <p className={styles['score']}>
        <span>{homeTeam}</span>
        <b data-num translate="no">
          {t('score.now', { home, away })}
        </b>
        <span>{awayTeam}</span>
      </p>
      <p className={styles['facts']}>
        <Tag tone={status === 'live' ? 'live' : 'neutral'}>{t(`score.${status === 'not-started' ? 'not_started' : status}`)}</Tag>
        {onPredict && !isOver && (
          <Button
            ref={open}
            size="sm"
            variant="quiet"
            aria-expanded={isPredicting}
            onClick={() => {
              setIsPredicting(!isPredicting);
            }}
          >
            {t('prediction.open')}
          </Button>
        )}
      </p>
      {onPredict && isPredicting && !isOver && (
        <PredictScore
          score={score}
          onPredict={(prediction) => {
            setIsPredicting(false);
            onPredict(prediction);
          }}
        />
      )}
    </section>
  );
}

function PredictScore({ score, onPredict }: { readonly score: RoomScore; readonly onPredict: (prediction: Score) => void }) {
  const { t } = useTranslation();
  const [home, setHome] = useState<number | undefined>(score.home);
  const [away, setAway] = useState<number | undefined>(score.away);
  return (
    <div className={styles['prediction']}>
      <NumberField label={score.homeTeam} value={home} onChange={setHome} min={0} max={MOST_GOALS} />
      <NumberField label={score.awayTeam} value={away} onChange={setAway} min={0} max={MOST_GOALS} />
      <Button
        size="sm"
        variant="primary"
        disabled={home === undefined || away === undefined}
        onClick={() => {
          if (home !== undefined && away !== undefined) onPredict({ home, away });
        }}
      >
        {t('prediction.send')}
      </Button>
      <small className={styles['prize']}>
        {score.isEarly ? t('prediction.prize', { points: PREDICTION_POINTS }) : t('prediction.late')}
      </small>
    </div>
  );
}
