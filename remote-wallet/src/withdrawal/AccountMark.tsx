import type { IconName } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { CardMark, type CardMarkProps, type CardTone } from '../ui/CardMark';
import type { PickerCard } from '../ui/CardPicker';
import type { AccountKind, PayoutAccount } from './withdrawal';

export const ACCOUNT_ICONS: Readonly<Record<AccountKind, IconName>> = { bank: 'bank', virtual: 'coins', alipay: 'qr-code' };

/** Banks with a mark, by their code in lower case; its text is under `withdrawal.mark`. Without a tone: the accent. */
const BANKS = {
  icbc: 'red',
  ccb: undefined,
  abc: 'green',
  boc: 'red',
  bcm: 'ink',
  cmb: 'red',
  psbc: 'green',
  citic: 'red',
  ceb: 'ink',
  cmbc: 'green',
  cib: undefined,
  spdb: 'ink',
  pab: 'red',
  gdb: 'red',
} as const satisfies Readonly<Record<string, CardTone | undefined>>;

type Account = Pick<PayoutAccount, 'kind'> & { readonly code: string | undefined };

/** The mark of a bank, a coin or a wallet, by its code; the icon of its kind for one that has none. */
export function useAccountMark(): (account: Account) => Pick<PickerCard, 'icon' | 'mark' | 'tone'> {
  const { t } = useTranslation();
  return ({ kind, code = '' }) => {
    const icon = ACCOUNT_ICONS[kind];
    if (kind === 'virtual') return { icon, mark: t('deposit.mark.usdt'), tone: 'green' };
    if (kind === 'alipay') return { icon, mark: t('deposit.mark.alipay') };
    const bank = code.toLowerCase();
    return isMarked(bank) ? { icon, mark: t(`withdrawal.mark.${bank}`), tone: BANKS[bank] } : { icon };
  };
}

/** The mark beside the name of an account; `sm` in a line of text. */
export function AccountMark({ account, ...size }: { readonly account: Account } & Pick<CardMarkProps, 'size'>) {
  return <CardMark {...useAccountMark()(account)} {...size} />;
}

function isMarked(bank: string): bank is keyof typeof BANKS {
  return Object.hasOwn(BANKS, bank);
}
