import type { RouteName } from '@site/shared/contract';

/** Payment kind of an order; it decides the waiting page. */
export type PaymentKind = 'recharge' | 'transfer' | 'virtual' | 'huione' | 'xnbsk';

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
