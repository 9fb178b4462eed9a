import { useEffect, useState, useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { md5Hash } from '@site/shared/crypto';
import { formatShortMinute } from '@site/shared/i18n';
import type { KeyedRequestView } from '@site/shared/keyed-request';
import { formatYuan, formatYuanInput, subtractFen, ZERO_FEN } from '@site/shared/money';
import { AmountChip, AmountField, Button, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import form from '../ui/form.module.css';
import { RequestNote } from '../ui/RequestNote';
import { useFocusAfterBusy } from '../ui/useFocusAfterBusy';
import { AccountKinds } from './AccountKinds';
import { AccountPicker } from './AccountPicker';
import { arrivalOf, ArrivalSums } from './ArrivalSums';
import { EligibilityFacts } from './EligibilityFacts';
import { SetupSteps } from './SetupSteps';
import { missingSteps } from './missingSteps';
import { GrantList } from './GrantList';
import { ProofFields, type Proof } from './ProofFields';
import type { Withdrawal, WithdrawalFacts, WithdrawalIntent, CoinTerms } from './withdrawal';
import { isProofRefused, fetchCoinTerms } from './withdrawalApi';
import type { WithdrawalDraft } from './withdrawalDraft';
import {
  accountFor,
  checkWithdrawal,
  fieldOf,
  leftToday,
  maxWithdrawal,
  type WithdrawalCheck,
  type WithdrawalError,
} from './withdrawalValues';
import styles from './WithdrawalForm.module.css';
import { useQuoted, type Quoted } from '../coins/useQuoted';

const NONE = { ok: true, data: undefined } as const;

/** Returns the rate of a withdrawal in coins. Sends no request and returns no data for other kinds of accounts. */
function useCoinTerms(isCoin: boolean, wasRefused: boolean): Quoted<CoinTerms | undefined> {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => (isCoin ? fetchCoinTerms(http, { signal }) : Promise.resolve(NONE)), [http, isCoin]);
  return useQuoted(load, wasRefused && isCoin);
}

const SETUP_ERRORS: ReadonlySet<WithdrawalError> = new Set(['account_required', 'password_unset']);

const NO_PROOF: Proof = { password: '', authCode: '' };

interface WithdrawalFormProps {
  readonly facts: WithdrawalFacts;
  readonly asksPassword: boolean;
  readonly draft: WithdrawalDraft;
  readonly onDraft: (draft: WithdrawalDraft) => void;
  readonly keyedRequest: KeyedRequestView<WithdrawalIntent, unknown, Withdrawal>;
}

/**
 * Shows account, amount, password, second factor, and a button that opens a confirmation. The input stays in every
 * state of the request; password and code stay only until they are used up.
 */
export function WithdrawalForm({ facts, asksPassword, draft, onDraft, keyedRequest }: WithdrawalFormProps) {
  const { t } = useTranslation();
  const { overlays, session } = useServices();
  const steps = missingSteps(useReadable(session.member), facts, asksPassword);
  const { amount } = draft;
  const accountId = accountFor(draft.account, facts.accounts)?.id;
  const [proof, setProof] = useState(NO_PROOF);
  const [wasTried, setWasTried] = useState(false);
  const check = checkWithdrawal({ accountId, amount, ...proof }, facts, asksPassword);
  const { request, isBusy, send, dismiss } = keyedRequest;
  const blocked = check.ok ? undefined : check.errors.find((error) => fieldOf(error) === undefined);
  const max = maxWithdrawal(facts, check.target);
  const isCoin = check.target?.account.kind === 'virtual';
  const quoted = useCoinTerms(isCoin, request.status === 'refused');
  const coin = quoted.state.data;
  useFocusAfterBusy(isBusy);

  // A refusal for another reason does not use up password and code, so they need not be typed again.
  const areSpent =
    request.status === 'unknown' || request.status === 'closed' || (request.status === 'refused' && isProofRefused(request.refusal));
  useEffect(() => {
    if (!areSpent) return;
    setProof(NO_PROOF);
    setWasTried(false);
  }, [areSpent]);

  const handleSubmit = async () => {
    setWasTried(true);
    const arrives = arrivalOf(check, coin);
    if (!check.ok || arrives === undefined || isBusy || !(await confirm(check, arrives))) return;
    await send({
      accountId: check.target.account.id,
      amount: check.sums.amount,
      passwordHash: asksPassword ? md5Hash(proof.password) : '',
      authCode: facts.eligibility.asksAuthCode ? proof.authCode.trim() : undefined,
      // Send the confirmed quote even if it has expired meanwhile; the platform then refuses it.
      quoteId: isCoin ? coin?.quote?.id : undefined,
    });
  };

  return (
    <Form className={form['form']} onSubmit={() => void handleSubmit()}>
      <EligibilityFacts facts={facts} />
      <GrantList eligibility={facts.eligibility} />
      {/* The setup steps already show what is missing. */}
      {blocked && !SETUP_ERRORS.has(blocked) && <Note tone="warning" title={errorText(blocked)} />}
      <SetupSteps steps={steps} draft={draft} />
      {facts.accounts.length === 0 ? (
        <AccountKinds terms={facts.terms} />
      ) : (
        <AccountPicker
          facts={facts}
          value={accountId}
          onChange={(account) => {
            onDraft({ ...draft, account });
          }}
          disabled={isBusy}
        />
      )}
      <div className={styles['amount']}>
        <AmountField
          layout="row"
          label={t('withdrawal.amount')}
          value={amount}
          onChange={(text) => {
            onDraft({ ...draft, amount: text });
          }}
          placeholder={check.target && t('withdrawal.amount_placeholder', boundsOf(check))}
          error={wasTried || amount !== '' ? errorOf('amount') : undefined}
          uppercase={check.sums?.amount}
          disabled={isBusy}
        />
        <AmountChip
          disabled={isBusy || max === 0}
          onClick={() => {
            onDraft({ ...draft, amount: formatYuanInput(max) });
          }}
        >
          {t('withdrawal.all')}
        </AmountChip>
      </div>
      <ProofFields
        asks={{ password: asksPassword && facts.eligibility.hasPassword, authCode: facts.eligibility.asksAuthCode }}
        values={proof}
        onChange={(changed) => {
          setProof((before) => ({ ...before, ...changed }));
        }}
        errorOf={(field) => (wasTried ? errorOf(field) : undefined)}
        disabled={isBusy}
      />
      <RequestNote of="withdrawal" request={request} onDismiss={dismiss} />
      <div className={form['footer']}>
        <ArrivalSums check={check} quoted={quoted} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={isBusy}
          disabled={blocked !== undefined || (isCoin && coin === undefined)}
          className={styles['submit']}
        >
          {isBusy ? t('withdrawal.sending') : t('withdrawal.submit')}
        </Button>
      </div>
    </Form>
  );

  async function confirm(valid: Extract<WithdrawalCheck, { ok: true }>, arrives: string): Promise<boolean> {
    const { label, number } = valid.target.account;
    const answer = await overlays.dialog({
      title: t('withdrawal.confirm_title'),
      message: t('withdrawal.confirm_message', {
        amount: formatYuan(valid.sums.amount),
        account: `${label} ${number}`,
        arrives,
      }),
      showCancel: true,
      confirmText: t('withdrawal.submit'),
      cancelText: t('withdrawal.back'),
    });
    return answer === 'confirmed';
  }

  function errorOf(field: 'amount' | 'password' | 'authCode'): string | undefined {
    const error = check.ok ? undefined : check.errors.find((each) => fieldOf(each) === field);
    return error && errorText(error);
  }

  function errorText(error: WithdrawalError): string {
    const { turnoverNeeded, turnoverDone } = facts.eligibility;
    return t(`withdrawal.error.${error}`, {
      ...boundsOf(check),
      left: formatYuan(subtractFen(turnoverNeeded, turnoverDone)),
      today: formatYuan(leftToday(facts) ?? ZERO_FEN),
      time: formatShortMinute(check.target?.account.heldUntil ?? 0),
    });
  }

  function boundsOf({ target }: WithdrawalCheck) {
    return target ? { min: formatYuan(target.terms.min), max: formatYuan(target.terms.max) } : {};
  }
}
