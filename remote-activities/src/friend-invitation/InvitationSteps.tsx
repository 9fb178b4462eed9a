import { Card, Icon, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './InvitationSteps.module.css';

const STEPS: ReadonlyArray<{ readonly id: 'share' | 'deposit' | 'claim'; readonly icon: IconName }> = [
  { id: 'share', icon: 'qr-code' },
  { id: 'deposit', icon: 'users' },
  { id: 'claim', icon: 'gift' },
];

/** Explains how inviting works. */
export function InvitationSteps() {
  const { t } = useTranslation();
  return (
    <Card title={t('invitation.how')} padding="lg">
      <ol className={styles['steps']}>
        {STEPS.map(({ id, icon }) => (
          <li key={id} className={styles['step']}>
            <span className={styles['sign']} aria-hidden="true">
              <Icon name={icon} />
            </span>
            <strong className={styles['name']}>{t(`invitation.step.${id}`)}</strong>
            <span className={styles['text']}>{t(`invitation.step.${id}_text`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
