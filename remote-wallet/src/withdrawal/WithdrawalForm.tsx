import { useState, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { md5Hash } from '@site/shared/crypto';
import { toLocale } from '@site/shared/i18n';
import type { KeyedRequestView } from '@site/shared/keyed-request';
import { formatYuan, formatYuanFixed, formatYuanInput, subtractFen } from '@site/shared/money';
import { uppercaseYuan } from '@site/shared/money/uppercase';
import { AmountChip, AmountField, Button, Note, PasswordField } from '@site/shared/ui';
import { isAmountInput } from '@site/shared/validation';
import { useTranslation } from '../i18n';
import { RequestNote } from '../ui/RequestNote';
import { AccountPicker } from './AccountPicker';
import { arrivalOf, ArrivalSums } from './ArrivalSums';
import { EligibilityFacts } from './EligibilityFacts';
import type { Withdrawal, WithdrawalFacts, WithdrawalIntent } from './withdrawal';
import {
  checkWithdrawal,
  fieldOf,
  maxWithdrawal,
  preferredAccount,
  WITHDRAWAL_PASSWORD_LENGTH,
  type WithdrawalCheck,
} from './withdrawalValues';
import styles from './WithdrawalForm.module.css';

interface WithdrawalFormProps {
  readonly facts: WithdrawalFacts;
  readonly asksPassword: boolean;
  readonly keyedRequest: KeyedRequestView<WithdrawalIntent, unknown, Withdrawal>;
}

/** Account, amount, password, and one button that asks for a confirmation. The input is kept in every state of the request, except the password. */
export function WithdrawalForm({ facts, asksPassword, keyedRequest }: WithdrawalFormProps) {
  const { t, locale } = useTranslation();
  const { overlays } = useServices();
  const [accountId, setAccountId] = useState(() => preferredAccount(facts.accounts)?.id);
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const check = checkWithdrawal({ accountId, amount, password }, facts, asksPassword);
  const { request, isBusy, send, dismiss } = keyedRequest;
  const isBlocked = !check.ok && fieldOf(check.error) === undefined;
  const max = maxWithdrawal(facts, check.target);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!check.ok || isBusy || !(await confirm(check))) return;
    setPassword('');
    setWasTried(false);
    await send({ accountId: check.target.account.id, amount: check.amount, passwordHash: asksPassword ? md5Hash(password) : '' });
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <EligibilityFacts facts={facts} />
      {isBlocked && <Note tone="warning" title={errorText(check)} />}
      <AccountPicker facts={facts} value={accountId} onChange={setAccountId} disabled={isBusy} />
      <div className={styles['amount']}>
        <AmountField
          layout="row"
          label={t('withdrawal.amount')}
          value={amount}
          onChange={(text) => {
            if (isAmountInput(text)) setAmount(text);
          }}
          placeholder={check.target && t('withdrawal.amount_placeholder', boundsOf(check))}
          error={wasTried || amount !== '' ? errorOf('amount') : undefined}
          uppercase={check.ok ? uppercaseYuan(check.amount, toLocale(locale)) : undefined}
          disabled={isBusy}
        />
        <AmountChip
          disabled={isBusy || max === 0}
          onClick={() => {
            setAmount(formatYuanInput(max));
          }}
        >
          {t('withdrawal.all')}
        </AmountChip>
      </div>
      {asksPassword && (
        <PasswordField
          layout="row"
          className={styles['password']}
          label={t('withdrawal.password')}
          revealLabel={t('withdrawal.show_password')}
          value={password}
          onChange={(text) => {
            if (/^\d*$/.test(text)) setPassword(text);
          }}
          inputMode="numeric"
          autoComplete="off"
          maxLength={WITHDRAWAL_PASSWORD_LENGTH}
          placeholder={t('withdrawal.password_placeholder')}
          error={wasTried ? errorOf('password') : undefined}
          disabled={isBusy}
        />
      )}
      <RequestNote of="withdrawal" request={request} onDismiss={dismiss} />
      <div className={styles['footer']}>
        <ArrivalSums check={check} coin={facts.coin} />
        <Button type="submit" variant="primary" size="lg" loading={isBusy} disabled={isBlocked} className={styles['submit']}>
          {isBusy ? t('withdrawal.sending') : t('withdrawal.submit')}
        </Button>
      </div>
    </form>
  );

  async function confirm(valid: Extract<WithdrawalCheck, { ok: true }>): Promise<boolean> {
    const { label, number } = valid.target.account;
    const answer = await overlays.tips({
      title: t('withdrawal.confirm_title'),
      message: t('withdrawal.confirm_message', {
        amount: formatYuanFixed(valid.amount),
        account: `${label} ${number}`,
        arrives: arrivalOf(valid, facts.coin),
      }),
      showCancel: true,
      confirmText: t('withdrawal.submit'),
      cancelText: t('withdrawal.back'),
    });
    return answer === 'confirmed';
  }

  function errorOf(field: 'amount' | 'password'): string | undefined {
    return !check.ok && fieldOf(check.error) === field ? errorText(check) : undefined;
  }

  function errorText(checked: WithdrawalCheck): string | undefined {
    if (checked.ok) return undefined;
    const { turnoverNeeded, turnoverDone } = facts.eligibility;
    return t(`withdrawal.error.${checked.error}`, {
      ...boundsOf(checked),
      left: formatYuanFixed(subtractFen(turnoverNeeded, turnoverDone)),
    });
  }

  function boundsOf({ target }: WithdrawalCheck) {
    return target ? { min: formatYuan(target.terms.min), max: formatYuan(target.terms.max) } : {};
  }
}
