import type { StandaloneOptions } from '@site/testing/standalone';

/** Views of the remote with their initial parameters. */
export const VIEWS = {
  id: 'wallet',
  screens: {
    wallet: {},
    saveMoney: {},
    takeMoney: {},
    transferMoney: {},
    transRecord: {},
    rechargeWait: { orderId: '1' },
    transferWait: { orderId: '1' },
    virtualWait: { orderId: '1' },
    huioneWait: { orderId: '1' },
    xnbskWait: { orderId: '1' },
  },
  widgets: {
    'balance-menu': {},
  },
} satisfies StandaloneOptions;
