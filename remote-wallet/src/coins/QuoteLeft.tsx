import { useServices } from '@site/shared/contract';
import { Button, Countdown } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useReloadAt } from '../ui/useReloadAt';
import styles from './QuoteLeft.module.css';
import type { Quoted } from './useQuoted';

interface QuoteLeftProps {
  readonly quoted: Quoted<unknown>;
  /** Expiry of the shown rate; `undefined` while there is no rate or it does not expire. */
  readonly until: number | undefined;
}

/**
 * Shows how long the rate is valid and requests the next one when it expires. If the rate could not be loaded, shows a
 * retry button.
 */
export function QuoteLeft({ quoted: { state, reload }, until }: QuoteLeftProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  useReloadAt(until, reload);
  if (state.status === 'failed')
    return (
      <Button size="sm" icon="refresh" onClick={reload}>
        {t('coins.retry')}
      </Button>
    );
  if (until === undefined) return null;
  return (
    <span className={styles['left']}>
      {t('coins.valid')} <Countdown until={until} label={t('coins.valid')} now={() => clock.now()} />
    </span>
  );
}
