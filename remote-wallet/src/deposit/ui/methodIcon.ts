import type { IconName } from '@site/shared/ui';
import type { DepositMethod, PaymentKind } from '../types';

/** Of methods that are better known than their kind. */
const BY_CODE: Readonly<Record<string, IconName>> = { ALIPAY: 'qr-code', UNIONPAY: 'phone' };

const BY_KIND: Readonly<Record<PaymentKind, IconName>> = {
  recharge: 'external',
  transfer: 'bank',
  virtual: 'coins',
  huione: 'wallet',
  xnbsk: 'transfer',
};

/** How a method is drawn. */
export function methodIcon({ code, kind }: Pick<DepositMethod, 'code' | 'kind'>): IconName {
  return BY_CODE[code] ?? BY_KIND[kind];
}
