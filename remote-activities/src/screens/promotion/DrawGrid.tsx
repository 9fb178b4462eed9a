import { formatYuan, ZERO_FEN } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Drawn } from '../../promotions/draws';
import type { Prize } from '../../promotions/promotion';
import styles from './DrawGrid.module.css';
import { useLight } from './useLight';

interface DrawGridProps {
  /** Clockwise from the top left; eight of them surround the button. */
  readonly prizes: readonly Prize[];
  readonly isAwaiting: boolean;
  /** From the press until the light rests. */
  readonly isUnderWay: boolean;
  readonly canDraw: boolean;
  /** What was drawn and is not told yet. */
  readonly drawn: Drawn | undefined;
  readonly onPress: () => void;
  readonly onRest: () => void;
}

/** The fields of the draw around its button. The light only shows what the platform has drawn; the note below says it. */
export function DrawGrid({ prizes, isAwaiting, isUnderWay, canDraw, drawn, onPress, onRest }: DrawGridProps) {
  const { t } = useTranslation();
  const found = drawn === undefined ? -1 : prizes.findIndex(({ id }) => id === drawn.prizeId);
  // A prize the list does not have yet ends the wait where the light is.
  const target = drawn === undefined ? undefined : Math.max(0, found);
  const lit = useLight({ fields: prizes.length, isAwaiting, target, onRest });
  return (
    <div className={styles['board']}>
      <ul className={styles['grid']} aria-label={t('draw.fields')}>
        {prizes.map(({ id, title, amount }, index) => (
          <li key={id} className={styles['field']} data-lit={lit === index || undefined}>
            <span className={styles['title']}>{title}</span>
            {amount !== ZERO_FEN && <span className={styles['amount']}>{formatYuan(amount)}</span>}
          </li>
        ))}
      </ul>
      <div className={styles['center']}>
        <Button variant="primary" size="lg" loading={isUnderWay} disabled={!isUnderWay && !canDraw} onClick={onPress}>
          {t(isUnderWay ? 'draw.drawing' : canDraw ? 'draw.draw' : 'draw.none_left')}
        </Button>
      </div>
    </div>
  );
}
