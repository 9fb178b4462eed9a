import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddressQuery } from '@site/shared/address-query';
import { useServices } from '@site/shared/contract';
import { isIdentityRefusal, IdentityFields, useIdentityStep, type MissingIdentity } from '@site/shared/identity';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, formatYuanInput, type Fen } from '@site/shared/money';
import { useSharedTranslation } from '@site/shared/i18n';
import { AmountField, Button, ErrorNote, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { WAITING_PAGES } from '../orders/paymentKind';
import styles from '../ui/form.module.css';
import { RequestNote } from '../ui/RequestNote';
import { useFocusAfterBusy } from '../ui/useFocusAfterBusy';
import type { Customer, DepositMethod } from './deposit';
import { depositRequest, fetchCoinRate } from './depositApi';
import { depositDraft, type DepositDraft } from './depositDraft';
import { checkDeposit, methodFor, type DepositCheck } from './depositValues';
import { MethodFacts } from './MethodFacts';
import { MethodPicker } from './MethodPicker';
import { ChosenPromotion, PromotionPicker } from './PromotionPicker';
import { QuickAmounts } from './QuickAmounts';
import type { DepositGifts } from './useDepositGifts';
import { useLoadable } from '@site/shared/loadable';
import { coinsDue } from '../coins/coinAmount';
import { FormSum } from '../ui/FormSum';

/** Identity step that asks only for the name, when the site requires no further identity. */
const PAYER_MISSING: MissingIdentity = { status: 'missing', asksName: true, asksBirthday: false };

/** The member cannot change the name; only the operator can. */
const ignore = () => undefined;

interface DepositFormProps {
  readonly methods: readonly DepositMethod[];
  /** Identity data the member must enter before ordering; `undefined` when nothing is missing. */
  readonly need: MissingIdentity | undefined;
  readonly customer: Customer | undefined;
  readonly promotions: DepositGifts;
  /** Called when the platform requires identity data this page did not know about. */
  readonly onIdentityRefused: () => void;
}

/**
 * Shows method, amount, promotion and the submit button. The input stays in the URL in every state of the request. A
 * success opens the waiting page. Before the first order the member enters their identity in the same form.
 */
export function DepositForm({ methods, need, customer, promotions, onIdentityRefused }: DepositFormProps) {
  const { t } = useTranslation();
  const { t: ts } = useSharedTranslation();
  const { navigation } = useServices();
  const { request, isBusy, send, dismiss } = useKeyedRequest(depositRequest);
  const [draft, setDraft] = useAddressQuery('saveMoney', depositDraft);
  const { amount } = draft;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  // Keep the callbacks stable, so that typing an amount does not re-render the methods and their quick amounts.
  const changeDraft = useCallback(
    (change: Partial<DepositDraft>) => {
      setDraft({ ...latest.current, ...change });
    },
    [setDraft],
  );
  const handleMethod = useCallback(
    (method: string) => {
      changeDraft({ method });
    },
    [changeDraft],
  );
  const handleQuickAmount = useCallback(
    (picked: Fen) => {
      changeDraft({ amount: formatYuanInput(picked) });
    },
    [changeDraft],
  );
  const methodCode = methodFor(draft.method ?? customer?.lastMethod, methods)?.code;
  const [wasTried, setWasTried] = useState(false);
  const handlePromotion = useCallback(
    (promotion: string | undefined) => {
      changeDraft({ promotion });
    },
    [changeDraft],
  );
  const { gifts, hasFailed: hasNoGifts, reload: reloadGifts } = promotions;
  const gift = gifts?.find(({ id }) => id === draft.promotion);
  const check = checkDeposit({ methodCode, amount }, methods, gift);
  const paysByName = check.method?.needsPayer === true && customer !== undefined;
  const step = useIdentityStep(need ?? (paysByName && customer.payer === '' ? PAYER_MISSING : undefined), 'deposit');
  useFocusAfterBusy(isBusy);

  useEffect(() => {
    if (request.status !== 'succeeded') return;
    const { id, payment } = request.result;
    navigation.go(WAITING_PAGES[payment.kind], { orderId: id });
  }, [request, navigation]);

  useEffect(() => {
    if (request.status === 'refused' && isIdentityRefusal(request.refusal)) onIdentityRefused();
  }, [request, onIdentityRefused]);

  const wasRefused = request.status === 'refused';
  useEffect(() => {
    if (wasRefused) reloadGifts();
  }, [wasRefused, reloadGifts]);

  const handleSubmit = async () => {
    setWasTried(true);
    const canState = step?.check() ?? true;
    if (!check.ok || !canState || isBusy) return;
    if (step !== undefined && !(await step.submit())) return;
    // If the promotion list failed to load, let the server validate the promotion.
    await send({ methodCode: check.method.code, amount: check.amount, promotion: gifts ? gift?.id : draft.promotion });
  };

  return (
    <Form className={styles['form']} onSubmit={() => void handleSubmit()}>
      <MethodPicker methods={methods} value={methodCode} onChange={handleMethod} />
      {check.method && <MethodFacts method={check.method} />}
      <AmountField
        layout="row"
        label={t('deposit.amount')}
        value={amount}
        onChange={(text) => {
          changeDraft({ amount: text });
        }}
        placeholder={placeholderOf(check)}
        error={wasTried || amount !== '' ? errorText(check) : undefined}
        uppercase={check.ok ? check.amount : undefined}
        disabled={isBusy}
      />
      {check.method && (
        <QuickAmounts amounts={check.method.quickAmounts} value={check.ok ? check.amount : undefined} onPick={handleQuickAmount} />
      )}
      {gifts && gifts.length > 0 && <PromotionPicker gifts={gifts} value={gift?.id} onChange={handlePromotion} disabled={isBusy} />}
      {hasNoGifts && (
        <ErrorNote
          fact={t('deposit.promotion.failed')}
          consequence={t(draft.promotion === undefined ? 'deposit.promotion.failed_none' : 'deposit.promotion.failed_chosen')}
          actionLabel={ts('loadable.retry')}
          onAction={reloadGifts}
        />
      )}
      {gift && <ChosenPromotion gift={gift} amount={check.ok ? check.amount : undefined} />}
      {paysByName && customer.payer !== '' && (
        <TextField
          layout="row"
          label={t('deposit.payer')}
          value={customer.payer}
          hint={t('deposit.payer_hint')}
          onChange={ignore}
          readOnly
        />
      )}
      {step && <IdentityFields step={step} />}
      <RequestNote of="deposit" request={request} onDismiss={dismiss} />
      <div className={styles['footer']}>
        <DueSum label={t('deposit.due')} check={check} />
        <YuanSum label={t('deposit.credited')} check={check} isMoney />
        <Button type="submit" variant="primary" size="lg" loading={isBusy || step?.isSending === true} className={styles['submit']}>
          {isBusy ? t('deposit.sending') : t('deposit.submit')}
        </Button>
      </div>
    </Form>
  );

  function errorText(checked: DepositCheck): string | undefined {
    if (checked.ok) return undefined;
    const bounds = checked.method ? { min: formatYuan(checked.method.min), max: formatYuan(checked.method.max) } : {};
    return t(`deposit.error.${checked.error}`, { ...bounds, ...(gift && { least: formatYuan(gift.least) }) });
  }

  function placeholderOf({ method }: DepositCheck): string | undefined {
    return method && t('deposit.amount_placeholder', { min: formatYuan(method.min), max: formatYuan(method.max) });
  }
}

interface SumProps {
  readonly label: string;
  readonly check: DepositCheck;
}

/** Shows the amount to pay in yuan, or in coins at the current rate. The order fixes the rate. */
function DueSum(props: SumProps) {
  return props.check.method?.kind === 'virtual' ? <CoinSum {...props} /> : <YuanSum {...props} />;
}

function YuanSum({ label, check, isMoney = false }: SumProps & { readonly isMoney?: boolean }) {
  return (
    <FormSum label={label} isMoney={isMoney}>
      {check.ok ? formatYuan(check.amount) : '¥ –'}
    </FormSum>
  );
}

/** Shows the amount in coins. Implements R-API-069. */
function CoinSum({ label, check }: SumProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCoinRate(http, { signal }), [http]);
  const { data: rate } = useLoadable(load).state;
  return (
    <FormSum label={rate === undefined ? label : t('deposit.due_at', { rate })}>
      {check.ok && rate !== undefined ? `${coinsDue(check.amount, rate)} USDT` : 'USDT –'}
    </FormSum>
  );
}
