import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './SessionsCard.module.css';

/** Removes the remembered password from this device. */
export function RememberedPasswordCard() {
  const { t } = useTranslation();
  const { overlays, session } = useServices();
  const { rememberedPassword: password } = session;
  const [isStored, setIsStored] = useState(() => password.isStored());
  return (
    <Card title={t('remembered.title')} padding="lg" className={styles['card']}>
      <p className={styles['hint']}>{t(isStored ? 'remembered.stored' : 'remembered.none')}</p>
      {isStored && (
        <Button
          size="sm"
          className={styles['action']}
          onClick={() => {
            password.forget();
            setIsStored(false);
            overlays.toast(t('remembered.cleared'), 'success');
          }}
        >
          {t('remembered.clear')}
        </Button>
      )}
    </Card>
  );
}
