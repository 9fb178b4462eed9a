import type { RouteName } from '@site/shared/contract';
import type { PaymentKind } from './types';

/** The page on which an order waits for its money, by how it is paid. */
export const WAITING_PAGES = {
  recharge: 'rechargeWait',
  transfer: 'transferWait',
  virtual: 'virtualWait',
  huione: 'huioneWait',
  xnbsk: 'xnbskWait',
} as const satisfies Readonly<Record<PaymentKind, RouteName>>;

export function isWaitingPage(name: RouteName): boolean {
  return Object.values<RouteName>(WAITING_PAGES).includes(name);
}
