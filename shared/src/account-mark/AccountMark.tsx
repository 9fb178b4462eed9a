import { useSharedTranslation } from '@site/shared/i18n';
import { CardMark, type CardMarkProps, type CardTone } from '../ui/CardMark';
import type { IconName } from '@site/shared/ui/essentials';

export const ACCOUNT_ICONS: Readonly<Record<AccountKind, IconName>> = { bank: 'bank', virtual: 'coins', alipay: 'qr-code' };

type AccountKind = 'bank' | 'virtual' | 'alipay';

/** Banks with a mark, by their lowercase code; the mark's text is under `account_mark`. Default tone: the accent. */
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

/** A payout account by its kind and the code of its bank, such as `ICBC`. */
export interface MarkedAccount {
  readonly kind: AccountKind;
  readonly code: string | undefined;
}

interface AccountSign extends Pick<CardMarkProps, 'icon' | 'mark'> {
  readonly tone?: CardTone | undefined;
}

/**
 * Returns a function that finds the mark of a bank, a coin or a wallet by its code, or the icon of its kind if it has
 * none.
 */
export function useAccountMark(): (account: MarkedAccount) => AccountSign {
  const { t } = useSharedTranslation();
  return ({ kind, code = '' }) => {
    const icon = ACCOUNT_ICONS[kind];
    if (kind === 'virtual') return { icon, mark: t('account_mark.usdt'), tone: 'green' };
    if (kind === 'alipay') return { icon, mark: t('account_mark.alipay') };
    const bank = code.toLowerCase();
    return isMarked(bank) ? { icon, mark: t(`account_mark.${bank}`), tone: BANKS[bank] } : { icon };
  };
}

/** Renders the mark beside the name of an account; `sm` fits into a line of text. */
export function AccountMark({ account, ...size }: { readonly account: MarkedAccount } & Pick<CardMarkProps, 'size'>) {
  return <CardMark {...useAccountMark()(account)} {...size} />;
}

function isMarked(bank: string): bank is keyof typeof BANKS {
  return Object.hasOwn(BANKS, bank);
}
