import { useState, type ReactNode } from 'react';
import { AccountMark } from '@site/shared/account-mark';
import { useServices } from '@site/shared/contract';
import { cardInput, compactInput, type InputKind } from '@site/shared/input';
import { Button, Field, Form, Select, TextField } from '@site/shared/ui';
import { addPayoutAccount } from './payoutAccountsApi';
import { checkProof, NO_PROOF } from '../security/bindingForms';
import { OwnerProofField } from '../security/OwnerProofField';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from './texts';
import type { PayoutAccountChoice, PayoutAccountKind } from './payoutAccount';
import { bankOfNumber } from './bankOfNumber';
import { checkPayoutAccount } from './payoutAccountForm';
import styles from './NewPayoutAccountForm.module.css';

/** Input kinds for the numbers; coin addresses and Alipay accounts are limited to their maximum length. */
const NUMBER_INPUTS: Readonly<Record<PayoutAccountKind, InputKind>> = {
  bank: cardInput,
  virtual: compactInput(64),
  alipay: compactInput(40),
};

interface NewPayoutAccountFormProps {
  readonly kind: PayoutAccountKind;
  /** Banks or networks; the first network is preselected. */
  readonly choices: readonly PayoutAccountChoice[];
  /** Masked bound phone; `undefined` while it is not loaded. */
  readonly phone: string | undefined;
  readonly onAdded: (id: string) => void;
  /** Content above the fields. */
  readonly children: ReactNode;
}

/**
 * Renders the fields for a bank card, coin address or Alipay account, and for the proof of ownership. The input
 * survives a failed submission.
 */
export function NewPayoutAccountForm({ kind, choices, phone, onAdded, children }: NewPayoutAccountFormProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [chosenCode, setChosenCode] = useState(kind === 'virtual' ? choices[0]?.code : undefined);
  const [number, setNumber] = useState('');
  // The member's own choice of a bank takes precedence over the one derived from the number.
  const suggestedCode = kind === 'bank' ? bankOfNumber(number, codesOf(choices)) : undefined;
  const code = chosenCode ?? suggestedCode;
  const [proof, setProof] = useState(NO_PROOF);
  const [wasTried, setWasTried] = useState(false);
  const check = checkPayoutAccount({ kind, code, number });
  const proofError = checkProof(proof);
  const suggested = choices.find((choice) => choice.code === suggestedCode);
  const bankHint =
    suggested === undefined || chosenCode === suggested.code
      ? undefined
      : chosenCode === undefined
        ? t('accounts.bank_of_number')
        : t('accounts.bank_differs', { name: suggested.name });
  const errorOf = (field: 'code' | 'number') => {
    const error = wasTried && !check.ok ? check.errors[field] : undefined;
    return error && t(`accounts.error.${error}`);
  };

  const handleSubmit = () => {
    setWasTried(true);
    if (!check.ok || proofError !== undefined) return;
    void submit(async (ending) => {
      const result = await addPayoutAccount(http, check.account, proof, ending);
      if (!result.ok || ending.signal.aborted) return result;
      setNumber('');
      setProof(NO_PROOF);
      setWasTried(false);
      overlays.toast(t('accounts.added'), 'success');
      onAdded(result.data);
      return result;
    });
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      {children}
      {kind !== 'alipay' && (
        <Field label={t(`accounts.choice.${kind}`)} error={errorOf('code')} hint={bankHint}>
          <Select
            options={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
            value={code}
            onChange={setChosenCode}
            placeholder={t('accounts.choose')}
            disabled={isSending}
          />
        </Field>
      )}
      <TextField
        label={t(`accounts.number.${kind}`)}
        value={number}
        onChange={setNumber}
        reads={NUMBER_INPUTS[kind]}
        prefix={code === undefined ? undefined : <AccountMark account={{ kind, code }} size="sm" />}
        hint={t(`accounts.number_hint.${kind}`)}
        inputMode={kind === 'bank' ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('number')}
        disabled={isSending}
      />
      <OwnerProofField
        contacts={phone === undefined ? [] : [{ kind: 'phone', shown: phone }]}
        value={proof}
        onChange={setProof}
        error={wasTried && proofError !== undefined ? t(`binding.error.${proofError}`) : undefined}
        disabled={isSending}
      />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('accounts.submit')}
      </Button>
    </Form>
  );
}

function codesOf(choices: readonly PayoutAccountChoice[]): readonly string[] {
  return choices.map((choice) => choice.code);
}
