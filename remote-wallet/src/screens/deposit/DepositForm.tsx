import { useEffect, useState, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { toLocale } from '@site/shared/i18n';
import { formatYuan, formatYuanInput } from '@site/shared/money';
import { uppercaseYuan } from '@site/shared/money/uppercase';
import { AmountField, Button } from '@site/shared/ui';
import { isAmountInput } from '@site/shared/validation';
import { checkDeposit, preferredMethod, type DepositCheck } from '../../deposit/depositForm';
import type { DepositMethod } from '../../deposit/types';
import { useDepositDesk } from '../../deposit/ui/useDepositDesk';
import { WAITING_PAGES } from '../../deposit/waitingPages';
import { useTranslation } from '../../i18n';
import { isUnderWay } from '../../outcome/orderRequest';
import { RequestNote } from '../../outcome/ui/RequestNote';
import styles from './DepositForm.module.css';
import { DueSum, YuanSum } from './DueSum';
import { MethodPicker } from './MethodPicker';
import { QuickAmounts } from './QuickAmounts';

/** Method, amount, one button. What was typed stays whatever happens to the request. */
export function DepositForm({ methods }: { readonly methods: readonly DepositMethod[] }) {
  const { t, locale } = useTranslation();
  const { navigation } = useServices();
  const { desk, request } = useDepositDesk();
  const [methodCode, setMethodCode] = useState(() => preferredMethod(methods)?.code);
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const check = checkDeposit({ methodCode, amount }, methods);
  const isBusy = isUnderWay(request);

  useEffect(() => {
    if (request.status === 'ordered') navigation.go(WAITING_PAGES[request.order.payment.kind], { orderId: request.order.id });
  }, [request, navigation]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!check.ok || isBusy) return;
    desk.dismiss();
    void desk.submit({ methodCode: check.method.code, amount: check.amount });
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
      <RequestNote of="deposit" request={request} onDismiss={desk.dismiss} />
      <div className={styles['footer']}>
        <DueSum label={t('deposit.due')} check={check} />
        <YuanSum label={t('deposit.credited')} check={check} isMoney />
        <Button type="submit" variant="primary" size="lg" loading={isBusy} className={styles['submit']}>
          {isBusy ? t('deposit.submitting') : t('deposit.submit')}
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
