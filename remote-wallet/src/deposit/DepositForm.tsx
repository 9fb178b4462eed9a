import { useEffect, useState, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { toLocale } from '@site/shared/i18n';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, formatYuanInput } from '@site/shared/money';
import { uppercaseYuan } from '@site/shared/money/uppercase';
import { AmountField, Button } from '@site/shared/ui';
import { isAmountInput } from '@site/shared/validation';
import { useTranslation } from '../i18n';
import { RequestNote } from '../ui/RequestNote';
import { WAITING_PAGES, type DepositMethod } from './deposit';
import { depositRequest } from './depositApi';
import { checkDeposit, preferredMethod, type DepositCheck } from './depositValues';
import styles from './DepositForm.module.css';
import { DueSum, YuanSum } from './DueSum';
import { MethodPicker } from './MethodPicker';
import { QuickAmounts } from './QuickAmounts';

/** Method, amount and one button. The input is kept in every state of the request. A success leads to the waiting page. */
export function DepositForm({ methods }: { readonly methods: readonly DepositMethod[] }) {
  const { t, locale } = useTranslation();
  const { navigation } = useServices();
  const { request, isBusy, send, dismiss } = useKeyedRequest(depositRequest);
  const [methodCode, setMethodCode] = useState(() => preferredMethod(methods)?.code);
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const check = checkDeposit({ methodCode, amount }, methods);

  useEffect(() => {
    if (request.status !== 'succeeded') return;
    const { id, payment } = request.result;
    navigation.go(WAITING_PAGES[payment.kind], { orderId: id });
  }, [request, navigation]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!check.ok || isBusy) return;
    void send({ methodCode: check.method.code, amount: check.amount });
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <MethodPicker methods={methods} value={methodCode} onChange={setMethodCode} />
      <AmountField
        layout="row"
        label={t('deposit.amount')}
        value={amount}
        onChange={(text) => {
          if (isAmountInput(text)) setAmount(text);
        }}
        placeholder={placeholderOf(check)}
        error={wasTried || amount !== '' ? errorText(check) : undefined}
        uppercase={check.ok ? uppercaseYuan(check.amount, toLocale(locale)) : undefined}
        disabled={isBusy}
      />
      {check.method && (
        <QuickAmounts
          amounts={check.method.quickAmounts}
          value={check.ok ? check.amount : undefined}
          onPick={(picked) => {
            setAmount(formatYuanInput(picked));
          }}
        />
      )}
      <RequestNote of="deposit" request={request} onDismiss={dismiss} />
      <div className={styles['footer']}>
        <DueSum label={t('deposit.due')} check={check} />
        <YuanSum label={t('deposit.credited')} check={check} isMoney />
        <Button type="submit" variant="primary" size="lg" loading={isBusy} className={styles['submit']}>
          {isBusy ? t('deposit.sending') : t('deposit.submit')}
        </Button>
      </div>
    </form>
  );

  function errorText(checked: DepositCheck): string | undefined {
    if (checked.ok) return undefined;
    const bounds = checked.method ? { min: formatYuan(checked.method.min), max: formatYuan(checked.method.max) } : {};
    return t(`deposit.error.${checked.error}`, bounds);
  }

  function placeholderOf({ method }: DepositCheck): string | undefined {
    return method && t('deposit.amount_placeholder', { min: formatYuan(method.min), max: formatYuan(method.max) });
  }
}
