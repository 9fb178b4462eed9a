import type { StandaloneOptions } from '@site/testing/standalone';

export const VIEWS = {
  id: 'member',
  screens: {
    userinfo: {},
    auth: {},
    sessions: {},
    protection: {},
    addBankCard: {},
    virtualCoinCard: {},
    alipayManage: {},
    accountManage: { id: 'a1' },
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
  widgets: {
    'inbox-badge': {},
    'vip-card': {},
  },
} satisfies StandaloneOptions;
