import { useAccountMark } from '@site/shared/account-mark';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { CardPicker } from '../ui/CardPicker';
import styles from './AccountPicker.module.css';
import type { WithdrawalFacts, WithdrawalTerms } from './withdrawal';

interface AccountPickerProps {
  readonly facts: WithdrawalFacts;
  readonly value: string | undefined;
  readonly onChange: (accountId: string) => void;
  readonly disabled: boolean;
}

/** Shows the payout accounts. An account of a kind without terms and a new account on hold are shown disabled. */
export function AccountPicker({ facts: { accounts, terms }, value, onChange, disabled }: AccountPickerProps) {
  const { t } = useTranslation();
  const markOf = useAccountMark();
  return (
    <CardPicker
      legend={t('orders.account')}
      name="withdrawal-account"
      value={value}
      onChange={onChange}
      disabled={disabled}
      cards={accounts.map(({ id, kind, code, label, number, isDefault, heldUntil }) => {
        const own = terms.find((each) => each.kind === kind);
        return {
          value: id,
          ...(own ? markOf({ kind, code }) : { icon: 'wrench' as const }),
          title: label,
          detail: (
            <>
              {/* Always show the masked number, because it identifies the account. */}
              <span className={styles['number']} translate="no">
                {number}
              </span>{' '}
              {detailOf(own, heldUntil)}
            </>
          ),
          isDisabled: !own || heldUntil !== undefined,
          tag: isDefault ? t('withdrawal.default') : undefined,
        };
      })}
    />
  );

  function detailOf(own: WithdrawalTerms | undefined, heldUntil: number | undefined): string {
    if (!own) return t('withdrawal.paused');
    if (heldUntil !== undefined) return t('withdrawal.held', { time: formatShortMinute(heldUntil) });
    return t('limits.range', { min: formatYuan(own.min), max: formatYuan(own.max) });
  }
}
