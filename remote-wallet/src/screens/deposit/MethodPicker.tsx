import { formatYuan } from '@site/shared/money';
import type { DepositMethod } from '../../deposit/types';
import { methodIcon } from '../../deposit/ui/methodIcon';
import { useTranslation } from '../../i18n';
import { CardPicker } from '../../pickers/ui/CardPicker';

interface MethodPickerProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The methods with their bounds; one under maintenance is shown and cannot be chosen. */
export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation();
  return (
    <CardPicker
      legend={t('deposit.method')}
      name="deposit-method"
      value={value}
      onChange={onChange}
      cards={methods.map((method) => ({
        value: method.code,
        icon: method.isOpen ? methodIcon(method) : 'wrench',
        title: method.name,
        detail: method.isOpen ? t('deposit.range', { min: formatYuan(method.min), max: formatYuan(method.max) }) : t('deposit.maintenance'),
        isDisabled: !method.isOpen,
        tag: method.isOpen && method.isRecommended ? t('deposit.recommended') : undefined,
      }))}
    />
  );
}
