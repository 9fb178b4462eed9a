import { useTranslation } from './texts';
import styles from './PriceKeys.module.css';

/** What the keys do, at the foot of the window while a control among the prices has the focus by keyboard. */
export function PriceKeys() {
  const { t } = useTranslation();
  return <p className={styles['keys']}>{t('odds.keys')}</p>;
}

interface SkipToPricesProps {
  readonly onSkip: () => void;
}

/** Skips the choices above the prices; seen while it has the focus. */
export function SkipToPrices({ onSkip }: SkipToPricesProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['skip']} onClick={onSkip}>
      {t('odds.skip')}
    </button>
  );
}
