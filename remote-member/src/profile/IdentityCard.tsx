import { useServices } from '@site/shared/contract';
import { IdentityFields, UnderAgeNote, useIdentityStep, type IdentityNeed } from '@site/shared/identity';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, Card, Form } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './BasicCard.module.css';

interface IdentityCardProps {
  readonly need: IdentityNeed;
  readonly onStated: () => void;
}

/**
 * Shows what the site requires before real money: name and birthday, or the reason why a minor may not use it.
 * Implements R-PROFILE-02 to R-PROFILE-04.
 */
export function IdentityCard({ need, onStated }: IdentityCardProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const step = useIdentityStep(need.status === 'missing' ? need : undefined);
  if (need.status === 'under-age') return <UnderAgeNote birthday={need.birthday} />;
  if (step === undefined) return null;

  const handleSubmit = async () => {
    if (!step.check() || !(await step.submit())) return;
    overlays.toast(t('userinfo.basic.done'), 'success');
    onStated();
  };
  return (
    <Card padding="lg">
      <Form className={styles['form']} onSubmit={() => void handleSubmit()}>
        <IdentityFields step={step} />
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" loading={step.isSending}>
            {tShared('identity.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
