import { useServices } from '@site/shared/contract';
import { Button, Countdown } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useReloadAt } from '../ui/useReloadAt';
import styles from './QuoteLeft.module.css';
import type { Quoted } from './useQuoted';

interface QuoteLeftProps {
  readonly quoted: Quoted<unknown>;
  /** When the rate on the screen ends; `undefined` while there is none, or none that ends. */
  readonly until: number | undefined;
}

/** How long the rate holds; the next one is asked for when it ends. A rate that could not be read is asked for by a button. */
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
