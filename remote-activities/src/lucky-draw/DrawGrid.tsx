import { formatYuan, ZERO_FEN } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Draw } from '../participation/draws';
import type { Prize } from '../promotions/promotion';
import styles from './DrawGrid.module.css';
import { useLight } from './useLight';

interface DrawGridProps {
  /** Prizes clockwise from the top left. Eight of them surround the button. */
  readonly prizes: readonly Prize[];
  readonly isAwaiting: boolean;
  /** True from the click until the light has stopped. */
  readonly isUnderWay: boolean;
  readonly canDraw: boolean;
  /** Outcome that is not shown yet. */
  readonly draw: Draw | undefined;
  readonly onPress: () => void;
  readonly onRest: () => void;
}

/**
 * Shows the fields of the draw around its button. The light only displays the platform's draw; the note below names it.
 */
export function DrawGrid({ prizes, isAwaiting, isUnderWay, canDraw, draw, onPress, onRest }: DrawGridProps) {
  const { t } = useTranslation();
  const found = draw === undefined ? -1 : prizes.findIndex(({ id }) => id === draw.prizeId);
  // The light stops on the first field if the list does not contain the prize yet.
  const target = draw === undefined ? undefined : Math.max(0, found);
  const lit = useLight({ fields: prizes.length, isAwaiting, target, onRest });
  return (
    <div className={styles['board']}>
      <ul className={styles['grid']} aria-label={t('draw.fields')}>
        {prizes.map(({ id, title, amount }, index) => (
          <li key={id} className={styles['field']} data-lit={lit === index || undefined}>
            <span className={styles['title']}>{title}</span>
            {amount !== ZERO_FEN && (
              <span className={styles['amount']} translate="no">
                {formatYuan(amount)}
              </span>
            )}
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
