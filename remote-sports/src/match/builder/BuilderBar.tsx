import { Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Builder } from './useBuilder';
import styles from './BuilderBar.module.css';

/** Turns one bet on several selections of the match on and off, and says how many it has. */
export function BuilderBar({ builder: { isOn, most, count, hasFailed, turn } }: { readonly builder: Builder }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('match.builder.title')} className={styles['bar']} data-on={isOn || undefined}>
      <Switch checked={isOn} onChange={turn} className={styles['switch']}>
        {t('match.builder.title')}
      </Switch>
      <p role="status">{isOn ? t(hasFailed ? 'match.builder.unread' : 'match.builder.on', { count, most }) : t('match.builder.off')}</p>
    </div>
  );
}
