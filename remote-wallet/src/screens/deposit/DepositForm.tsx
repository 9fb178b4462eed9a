import { useEffect, useState, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { toLocale } from '@site/shared/i18n';
import { formatYuan, formatYuanFixed, formatYuanInput } from '@site/shared/money';
import { uppercaseYuan } from '@site/shared/money/uppercase';
import { AmountField, Button } from '@site/shared/ui';
import { isAmountInput } from '@site/shared/validation';
import { checkDeposit, preferredMethod, type DepositCheck } from '../../deposit/depositForm';
import type { DepositMethod } from '../../deposit/types';
import { useDepositDesk } from '../../deposit/ui/useDepositDesk';
import { useTranslation } from '../../i18n';
import styles from './DepositForm.module.css';
import { MethodPicker } from './MethodPicker';
import { QuickAmounts } from './QuickAmounts';
import { RequestNote } from './RequestNote';

/** Method, amount, one button. What was typed stays whatever happens to the request. */
export function DepositForm({ methods }: { readonly methods: readonly DepositMethod[] }) {
  const { t, locale } = useTranslation();
  const { navigation } = useServices();
  const { desk, request } = useDepositDesk();
  const [methodCode, setMethodCode] = useState(() => preferredMethod(methods)?.code);
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const check = checkDeposit({ methodCode, amount }, methods);
  const isBusy = request.at === 'submitting' || request.at === 'reconciling';

  useEffect(() => {
    if (request.at === 'ordered') navigation.go('transferWait', { orderId: request.order.id });
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
      <RequestNote request={request} onDismiss={desk.dismiss} />
      <div className={styles['footer']}>
        <Sum label={t('deposit.due')} check={check} />
        <Sum label={t('deposit.credited')} check={check} isMoney />
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

function Sum({ label, check, isMoney = false }: { readonly label: string; readonly check: DepositCheck; readonly isMoney?: boolean }) {
  return (
    <dl className={styles['sum']} data-money={isMoney || undefined}>
      <dt>{label}</dt>
      <dd>{check.ok ? formatYuanFixed(check.amount) : '¥ –'}</dd>
    </dl>
  );
}
