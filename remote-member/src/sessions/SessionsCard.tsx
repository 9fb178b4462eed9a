import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './SessionsCard.module.css';

/** Links to the list of sessions. */
export function SessionsCard() {
  const { t } = useTranslation();
  return (
    <Card title={t('sessions.title')} padding="lg" className={styles['card']}>
      <p className={styles['hint']}>{t('sessions.card_hint')}</p>
      <ButtonLink size="sm" className={styles['action']} {...useRouteLink('sessions', {})}>
        {t('sessions.show')}
      </ButtonLink>
    </Card>
  );
}
