import { memo } from 'react';
import { formatYuan } from '@site/shared/money';
import type { IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PaymentKind } from '../orders/paymentKind';
import type { CardTone } from '@site/shared/ui/CardMark';
import { CardPicker } from '../ui/CardPicker';
import type { DepositMethod } from './deposit';

const ICONS_BY_KIND: Readonly<Record<PaymentKind, IconName>> = {
  recharge: 'external',
  transfer: 'bank',
  virtual: 'coins',
  huione: 'wallet',
  xnbsk: 'transfer',
};

/** Methods whose brand has a logo text; the text is under `deposit.mark`. */
const MARKS: ReadonlyMap<string, 'alipay' | 'unionpay' | 'usdt' | 'huione'> = new Map([
  ['ALIPAY', 'alipay'],
  ['UNIONPAY', 'unionpay'],
  ['USDT', 'usdt'],
  ['USDT_ERC20', 'usdt'],
  ['HUIONE', 'huione'],
]);

const TONES_BY_CODE: Readonly<Record<string, CardTone>> = {
  UNIONPAY: 'red',
  HUIONE: 'red',
  USDT: 'green',
  USDT_ERC20: 'green',
  RECHARGE: 'ink',
};

interface MethodPickerProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Shows the methods with their bounds. A method under maintenance is shown disabled. */
export const MethodPicker = memo(function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation();
  return (
    <CardPicker
      legend={t('orders.deposit_method')}
      name="deposit-method"
      value={value}
      onChange={onChange}
      cards={methods.map((method) => ({
        mark: method.isOpen ? markOf(method.code) : undefined,
        tone: method.isOpen ? TONES_BY_CODE[method.code] : undefined,
        value: method.code,
        icon: method.isOpen ? ICONS_BY_KIND[method.kind] : 'wrench',
        title: method.name,
        detail: method.isOpen ? t('limits.range', { min: formatYuan(method.min), max: formatYuan(method.max) }) : t('deposit.maintenance'),
        isDisabled: !method.isOpen,
        tag: method.isOpen && method.isRecommended ? t('deposit.recommended') : undefined,
      }))}
    />
  );

  function markOf(code: string): string | undefined {
    const mark = MARKS.get(code);
    return mark && t(`deposit.mark.${mark}`);
  }
});
