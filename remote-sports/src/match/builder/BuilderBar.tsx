import { Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Builder } from './useBuilder';
import styles from './BuilderBar.module.css';

/** Switches between single picks and one bet on several selections of the match, and shows how many are selected. */
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
