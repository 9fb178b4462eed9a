import { formatYuan } from '@site/shared/money';
import type { IconName } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { CardPicker } from '../ui/CardPicker';
import type { AccountKind, WithdrawalFacts } from './withdrawal';

export const ACCOUNT_ICONS: Readonly<Record<AccountKind, IconName>> = { bank: 'bank', virtual: 'coins', alipay: 'qr-code' };

interface AccountPickerProps {
  readonly facts: WithdrawalFacts;
  readonly value: string | undefined;
  readonly onChange: (accountId: string) => void;
  readonly disabled: boolean;
}

/** The payout accounts. One of a kind without terms is shown but disabled. */
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
            : t('withdrawal.paused'),
          isDisabled: !own,
          tag: isDefault ? t('withdrawal.default') : undefined,
        };
      })}
    />
  );
}
