import { useServices } from '@site/shared/contract';
import { Card, Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import styles from './ProtectionCard.module.css';
import { REALITY_CHOICES, type RealityMinutes } from './protection';
import { sendReality } from './protectionApi';
import { useProtectionChange } from './useProtectionChange';

interface RealityCardProps {
  readonly minutes: RealityMinutes;
  readonly onChanged: () => void;
}

/** Sets how often the site shows the time and the result since the sign-in. */
export function RealityCard({ minutes, onChanged }: RealityCardProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const setting = useProtectionChange(onChanged);
  const options = REALITY_CHOICES.map((choice) => ({
    value: String(choice),
    label: choice === 0 ? t('protection.reality.off') : t('protection.minutes', { count: choice }),
    disabled: setting.isSending,
  }));
  return (
    <Card title={t('protection.reality.title')} padding="lg">
      <div className={styles['body']}>
        <p className={styles['hint']}>{t('protection.reality.hint')}</p>
        <div>
          <Segmented
            label={t('protection.reality.label')}
            options={options}
            value={String(minutes)}
            onChange={(value) => {
              const choice = REALITY_CHOICES.find((each) => String(each) === value);
              if (choice === undefined) return;
              void setting.send(
                (ending) => sendReality(http, choice, ending),
                choice === 0 ? t('protection.reality.done_off') : t('protection.reality.done', { count: choice }),
              );
            }}
          />
        </div>
        <SubmissionNote of={setting.state} />
      </div>
    </Card>
  );
}
