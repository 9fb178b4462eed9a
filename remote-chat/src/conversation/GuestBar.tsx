import { useServices } from '@site/shared/contract';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './GuestBar.module.css';

/**
 * Shown to a guest instead of the composer: guests read only, and can log in from here. Implements R-CHAT-03.
 *
 * @param name the name the platform gave the guest; `undefined` until it is known
 */
export function GuestBar({ name }: { readonly name: string | undefined }) {
  const { bus } = useServices();
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <div className={styles['mode']}>
        <span className={styles['person']}>
          <Icon name="user" size="sm" />
        </span>
        <p>
          {name === undefined ? t('guest.mode') : t('guest.mode_named', { name })}
          <span className={styles['hint']}>{t('guest.hint')}</span>
        </p>
      </div>
      <div className={styles['line']}>
        <p className={styles['locked']}>
          <Icon name="lock" size="sm" />
          {t('guest.locked')}
        </p>
        <Button
          variant="primary"
          onClick={() => {
            bus.emit('auth/login', {});
          }}
        >
          {t('guest.log_in')}
        </Button>
      </div>
    </div>
  );
}
