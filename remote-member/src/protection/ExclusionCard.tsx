import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { Button, Card, Form, Segmented, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import styles from './ProtectionCard.module.css';
import { EXCLUSION_CHOICES, type ExclusionMonths } from './protection';
import { sendExclusion } from './protectionApi';
import { useProtectionChange } from './useProtectionChange';

const CONSEQUENCES = ['refused', 'promotions', 'open', 'money', 'early', 'again'] as const;

interface ExclusionCardProps {
  readonly until: number | undefined;
  readonly onChanged: () => void;
}

/**
 * Lets the member exclude themselves from deposits and bets for months or years, after reading the consequences and
 * typing a word.
 */
export function ExclusionCard({ until, onChanged }: ExclusionCardProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const [months, setMonths] = useState<ExclusionMonths>(EXCLUSION_CHOICES[0]);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const excluding = useProtectionChange(onChanged);
  const word = t('protection.exclusion.word');
  const isTyped = typed.trim() === word;
  const duration = t(`protection.exclusion.months.${months}`);

  const handleExclude = async () => {
    setWasTried(true);
    if (!isTyped || excluding.isSending) return;
    const message = t('protection.exclusion.ask', { duration });
    const answer = await overlays.dialog({ message, showCancel: true, confirmText: t('protection.exclusion.start') });
    if (answer !== 'confirmed') return;
    if (!(await excluding.send((ending) => sendExclusion(http, months, ending), t('protection.exclusion.done', { duration })))) return;
    setTyped('');
    setWasTried(false);
  };
  return (
    <Card title={t('protection.exclusion.title')} padding="lg">
      <Form className={styles['body']} onSubmit={() => void handleExclude()}>
        {until !== undefined && <p>{t('protection.excluded', { until: formatMoment(until) })}</p>}
        <ul className={styles['consequences']}>
          {CONSEQUENCES.map((each) => (
            <li key={each}>{t(`protection.exclusion.consequence.${each}`)}</li>
          ))}
        </ul>
        <Segmented
          block
          label={t('protection.exclusion.label')}
          options={EXCLUSION_CHOICES.map((choice) => ({ value: String(choice), label: t(`protection.exclusion.months.${choice}`) }))}
          value={String(months)}
          onChange={(value) => {
            setMonths(EXCLUSION_CHOICES.find((choice) => String(choice) === value) ?? months);
          }}
        />
        <TextField
          label={t('protection.exclusion.type', { word })}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={wasTried && !isTyped ? t('protection.exclusion.type_wrong', { word }) : undefined}
        />
        <SubmissionNote of={excluding.state} />
        <div>
          <Button type="submit" variant="danger" loading={excluding.isSending}>
            {t('protection.exclusion.start')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
