import { useTranslation } from './texts';
import styles from './PriceKeys.module.css';

/** Shows the keyboard shortcuts at the bottom of the window while a control among the prices has keyboard focus. */
export function PriceKeys() {
  const { t } = useTranslation();
  return <p className={styles['keys']}>{t('odds.keys')}</p>;
}

interface SkipToPricesProps {
  readonly onSkip: () => void;
}

/** Renders a link that skips to the prices; visible only while it has the focus. */
export function SkipToPrices({ onSkip }: SkipToPricesProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['skip']} onClick={onSkip}>
      {t('odds.skip')}
    </button>
  );
}
