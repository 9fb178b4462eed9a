import { useId, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Button, Dialog, Form, PasswordField } from '@site/shared/ui';
import type { PayoutAccount } from './payoutAccount';
import { removePayoutAccount } from './payoutAccountsApi';
import { isPin } from '../security/bindingForms';
import { PinField } from '../security/PinField';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from './texts';
import { useProfile } from '../member-data/useProfile';
import styles from './RemovePayoutAccountDialog.module.css';

interface RemovePayoutAccountDialogProps {
  readonly account: PayoutAccount;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for the password to remove an account: the second one, or the login password if there is none. */
export function RemovePayoutAccountDialog({ account, onClose, onRemoved }: RemovePayoutAccountDialogProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const profile = useProfile();
  const { state, isSending, submit } = useSubmission();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const formId = useId();
  const asksPin = profile.state.data?.hasSecondPassword ?? false;
  const isTyped = asksPin ? isPin(password) : password !== '';
  const error = wasTried && !isTyped ? t(asksPin ? 'binding.error.pin_format' : 'binding.error.password_required') : undefined;

  const handleSubmit = () => {
    setWasTried(true);
    if (!isTyped) return;
    void submit((ending) => removePayoutAccount(http, { id: account.id, password }, ending)).then((isRemoved) => {
      if (isRemoved) onRemoved();
    });
  };

  return (
    <Dialog
      open
      title={t('accounts.manage.remove_title')}
      onClose={onClose}
      closeLabel={t('card.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('card.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={isSending} disabled={profile.state.data === undefined}>
            {t('accounts.manage.remove')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles['form']} onSubmit={handleSubmit}>
        <p>{t('accounts.manage.remove_hint', { label: account.label, number: account.number })}</p>
        <LoadableView of={profile.state} onRetry={profile.reload} empty={null} isEmpty={() => false}>
          {() =>
            asksPin ? (
              <PinField
                label={t('userinfo.account.second_password')}
                value={password}
                onChange={setPassword}
                error={error}
                disabled={isSending}
              />
            ) : (
              <PasswordField
                label={t('binding.login_password')}
                revealLabel={t('binding.reveal')}
                value={password}
                onChange={setPassword}
                error={error}
                disabled={isSending}
              />
            )
          }
        </LoadableView>
        <SubmissionNote of={state} />
      </Form>
    </Dialog>
  );
}
