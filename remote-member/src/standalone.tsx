import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, {
  id: 'member',
  screens: {
    userinfo: {},
    auth: {},
    addBankCard: {},
    virtualCoinCard: {},
    alipayManage: {},
    accountManage: { id: '1' },
    vip: {},
    betRecord: {},
    giftRecord: {},
    vipDetail: {},
    welfare: {},
    exchange: {},
    introTutorial: {},
    message: {},
    feedback: {},
  },
  widgets: { 'inbox-badge': {}, 'vip-card': {} },
});
