import { Icon, type IconName } from '@site/shared/ui';
import { useTranslation, type TextKey } from './texts';
import styles from './Promises.module.css';

/** Properties of the product, shown instead of figures that cannot be verified. */
const PROMISES: readonly { readonly icon: IconName; readonly title: TextKey; readonly text: TextKey }[] = [
  { icon: 'shield', title: 'home.promise_once_title', text: 'home.promise_once_text' },
  { icon: 'clock', title: 'home.promise_clock_title', text: 'home.promise_clock_text' },
  { icon: 'list', title: 'home.promise_ledger_title', text: 'home.promise_ledger_text' },
  { icon: 'headset', title: 'home.promise_service_title', text: 'home.promise_service_text' },
];

export function Promises() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.promise')} className={styles['cards']}>
      {PROMISES.map(({ icon, title, text }) => (
        <div key={title} className={styles['card']}>
          <Icon name={icon} />
          <div>
            <h2 className={styles['name']}>{t(title)}</h2>
            <p className={styles['text']}>{t(text)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
