import { useServices } from '@site/shared/contract';
import { Button, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './Panel.module.css';

/** Asks a guest to sign in, instead of the member's participation. */
export function GuestPrompt() {
  const { session } = useServices();
  const { t } = useTranslation();
  return (
    <Card title={t('promotion.mine')} padding="lg">
      <p className={styles['text']}>{t('promotion.guest_text')}</p>
      <div className={styles['action']}>
        <Button
          variant="primary"
          size="lg"
          onClick={() => {
            session.requireLogin();
          }}
        >
          {t('promotion.login')}
        </Button>
      </div>
    </Card>
  );
}
