import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { Button, Card, Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import styles from './ProtectionCard.module.css';
import { TIME_OUT_CHOICES } from './protection';
import { sendTimeOut } from './protectionApi';
import { useProtectionChange } from './useProtectionChange';

interface TimeOutCardProps {
  readonly until: number | undefined;
  readonly onChanged: () => void;
}

/** Lets the member take some days without deposits and bets. */
export function TimeOutCard({ until, onChanged }: TimeOutCardProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const [days, setDays] = useState<number>(TIME_OUT_CHOICES[0]);
  const taking = useProtectionChange(onChanged);
  const handleTake = async () => {
    const message = t('protection.time_out.ask', { count: days });
    const answer = await overlays.dialog({ message, showCancel: true, confirmText: t('protection.time_out.start') });
    if (answer !== 'confirmed') return;
    await taking.send((ending) => sendTimeOut(http, days, ending), t('protection.time_out.done', { count: days }));
  };
  return (
    <Card title={t('protection.time_out.title')} padding="lg">
      <div className={styles['body']}>
        <p className={styles['hint']}>{t('protection.time_out.hint')}</p>
        {until !== undefined && <p>{t('protection.in_time_out', { until: formatMoment(until) })}</p>}
        <Segmented
          block
          label={t('protection.time_out.label')}
          options={TIME_OUT_CHOICES.map((choice) => ({ value: String(choice), label: t('protection.days', { count: choice }) }))}
          value={String(days)}
          onChange={(value) => {
            setDays(Number(value));
          }}
        />
        <SubmissionNote of={taking.state} />
        <div>
          <Button variant="primary" loading={taking.isSending} onClick={() => void handleTake()}>
            {t('protection.time_out.start')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
