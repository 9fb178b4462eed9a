import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, {
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
  widgets: { 'balance-menu': {} },
});
