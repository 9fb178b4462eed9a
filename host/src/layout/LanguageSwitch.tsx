import { useReadable } from '@site/shared/contract/useReadable';
import { useTranslation } from './texts';
import { useDisplay } from '../edition/DisplayContext';
import styles from './LanguageSwitch.module.css';

/** Switches the language. One button is enough, because there are two. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale } = useDisplay();
  const other = useReadable(locale.current) === 'zh-CN' ? 'zh-TW' : 'zh-CN';
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-label={t('frame.to_language')}
      onClick={() => {
        void locale.choose(other);
      }}
    >
      <span aria-hidden="true">{t('frame.language_sign')}</span>
    </button>
  );
}
