import { formatYuan } from '@site/shared/money';
import type { IconName } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { CardPicker } from '../../pickers/ui/CardPicker';
import type { AccountKind, WithdrawalFacts } from '../../withdrawal/types';

export const ACCOUNT_ICONS: Readonly<Record<AccountKind, IconName>> = { bank: 'bank', virtual: 'coins', alipay: 'qr-code' };

interface AccountPickerProps {
  readonly facts: WithdrawalFacts;
  readonly value: string | undefined;
  readonly onChange: (accountId: string) => void;
  readonly disabled: boolean;
}

/** Where the money goes. An account of a kind that is not paid out to is shown and cannot be chosen. */
export function AccountPicker({ facts: { accounts, terms }, value, onChange, disabled }: AccountPickerProps) {
  const { t } = useTranslation();
  return (
    <CardPicker
      legend={t('withdrawal.account')}
      name="withdrawal-account"
      value={value}
      onChange={onChange}
      disabled={disabled}
      cards={accounts.map(({ id, kind, label, number, isDefault }) => {
        const own = terms.find((each) => each.kind === kind);
        return {
          value: id,
          icon: own ? ACCOUNT_ICONS[kind] : 'wrench',
          title: label,
          detail: own
            ? `${number} · ${t('deposit.range', { min: formatYuan(own.min), max: formatYuan(own.max) })}`
            : t('withdrawal.closed'),
          isDisabled: !own,
          tag: isDefault ? t('withdrawal.default') : undefined,
        };
      })}
    />
  );
}
