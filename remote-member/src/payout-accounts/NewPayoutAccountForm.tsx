import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Field, Select, TextField } from '@site/shared/ui';
import { addPayoutAccount } from './payoutAccountsApi';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from '../i18n';
import type { PayoutAccountChoice, PayoutAccountKind } from './payoutAccount';
import { checkPayoutAccount, groupCardNumber } from './payoutAccountForm';
import styles from './NewPayoutAccountForm.module.css';

/** The longest input for a coin address and an Alipay account. */
const ADDRESS_MAX_LENGTH = 64;
const ALIPAY_MAX_LENGTH = 40;

interface NewPayoutAccountFormProps {
  readonly kind: PayoutAccountKind;
  /** Banks or networks; the first network is chosen from the start. */
  readonly choices: readonly PayoutAccountChoice[];
  readonly onAdded: () => void;
  /** Above the fields. */
  readonly children: ReactNode;
}

/** Bank and number, network and address, or an Alipay account. The input survives a failed submission. */
export function NewPayoutAccountForm({ kind, choices, onAdded, children }: NewPayoutAccountFormProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [code, setCode] = useState(kind === 'virtual' ? choices[0]?.code : undefined);
  const [number, setNumber] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const check = checkPayoutAccount({ kind, code, number });
  const errorOf = (field: 'code' | 'number') => {
    const error = wasTried && !check.ok ? check.errors[field] : undefined;
    return error && t(`accounts.error.${error}`);
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!check.ok) return;
    void submit((ending) => addPayoutAccount(http, check.account, ending)).then((isAdded) => {
      if (!isAdded) return;
      setNumber('');
      setWasTried(false);
      overlays.toast(t('accounts.added'), 'success');
      onAdded();
    });
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      {children}
      {kind !== 'alipay' && (
        <Field label={t(`accounts.choice.${kind}`)} error={errorOf('code')}>
          <Select
            options={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
            value={code}
            onChange={setCode}
            placeholder={t('accounts.choose')}
            disabled={isSending}
          />
        </Field>
      )}
      <TextField
        label={t(`accounts.number.${kind}`)}
        value={number}
        onChange={(text) => {
          setNumber(kind === 'bank' ? groupCardNumber(text) : text);
        }}
        hint={t(`accounts.number_hint.${kind}`)}
        inputMode={kind === 'bank' ? 'numeric' : undefined}
        {...(kind === 'bank' ? {} : { maxLength: kind === 'virtual' ? ADDRESS_MAX_LENGTH : ALIPAY_MAX_LENGTH })}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('number')}
        disabled={isSending}
      />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('accounts.submit')}
      </Button>
    </form>
  );
}
