import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed, subtractFen, type Fen } from '@site/shared/money';
import { Button, Cell, Row, Tag } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './BetRecordRow.module.css';
import type { Round } from './round';

interface RoundRowProps {
  readonly round: Round;
  readonly onOpen: (round: Round) => void;
}

/** One round: when, where, the stake and what came of it. */
export function RoundRow({ round, onOpen }: RoundRowProps) {
  const { t } = useTranslation();
  const { at, gameName, venueName, stake, released, payout, jackpot, state } = round;
  return (
    <Row>
      <Cell header className={styles['cell']}>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </Cell>
      <Cell className={styles['cell']}>
        {gameName}
        <span className={styles['mode']}>{venueName}</span>
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {formatYuanFixed(stake)}
        {released !== undefined && (
          <span className={styles['mode']}>{t('bet_record.rounds.released', { amount: formatYuanFixed(released) })}</span>
        )}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {state === 'open' ? '–' : formatYuanFixed(payout)}
        {jackpot !== undefined && (
          <span className={styles['mode']}>{t('bet_record.rounds.jackpot', { amount: formatYuanFixed(jackpot) })}</span>
        )}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {state === 'ended' ? formatChange(subtractFen(payout, stake)) : <Tag>{t(`bet_record.rounds.state.${state}`)}</Tag>}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('bet_record.rounds.open_detail', { game: gameName, at: formatMoment(at) })}
          onClick={() => {
            onOpen(round);
          }}
        >
          {t('bet_record.rounds.show')}
        </Button>
      </Cell>
    </Row>
  );
}

/** `+¥3.00`, `-¥2.00`, `¥0.00`. */
function formatChange(change: Fen): string {
  return `${change > 0 ? '+' : ''}${formatYuanFixed(change)}`;
}
