import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, {
  id: 'wallet',
  screens: { wallet: {}, saveMoney: {}, transferMoney: {}, transRecord: {}, transferWait: { orderId: '1' } },
  widgets: { 'balance-menu': {} },
});
