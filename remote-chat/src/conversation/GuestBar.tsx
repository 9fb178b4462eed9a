import { useServices } from '@site/shared/contract';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './GuestBar.module.css';

/**
 * Above a guest's composer: under which name the guest speaks, and what signing in adds. Implements R-CHAT-03.
 *
 * @param name the name the platform gave the guest; `undefined` until it is known
 */
export function GuestBar({ name }: { readonly name: string | undefined }) {
  const { bus } = useServices();
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <span className={styles['person']}>
        <Icon name="user" size="sm" />
      </span>
      <p>
        {name === undefined ? t('guest.mode') : t('guest.mode_named', { name })}
        <span className={styles['hint']}>{t('guest.hint')}</span>
      </p>
      <Button
        size="sm"
        variant="primary"
        className={styles['action']}
        onClick={() => {
          bus.emit('auth/login', {});
        }}
      >
        {t('guest.log_in')}
      </Button>
    </div>
  );
}
