import { proveSamples } from '@site/testing/proveSamples';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

proveSamples(remote, VIEWS, SAMPLES, {
  addresses: {
    userinfo: { path: '/mine/userinfo', shows: ['个人资料', '安全等级'], row: 'R-ROUTE-41' },
    auth: { path: '/mine/auth', shows: ['绑定手机', '真实姓名'], row: 'R-ROUTE-42' },
    virtualCoinCard: { path: '/mine/virtualCoinCard', shows: ['添加虚拟币地址'], row: 'R-ROUTE-43' },
    alipayManage: { path: '/mine/alipayManage', shows: ['我的支付宝'], row: 'R-ROUTE-45' },
    accountManage: { path: '/mine/accountManage/a1', shows: ['账户管理', '添加时间'], row: 'R-ROUTE-47' },
    addBankCard: { path: '/mine/addBankCard', shows: ['添加银行卡'], row: 'R-ROUTE-49' },
    introTutorial: { path: '/mine/introTutorial', shows: ['新手教程', '注册账户'], row: 'R-ROUTE-51' },
    exchange: { path: '/mine/exchange', shows: ['兑换中心', '兑换积分'], row: 'R-ROUTE-52' },
    vip: { path: '/mine/vip', shows: ['VIP 特权', '各等级返水'], row: 'R-ROUTE-53' },
    vipDetail: { path: '/mine/vip/detail', shows: ['VIP 细则'], row: 'R-ROUTE-54' },
    welfare: { path: '/mine/welfare', shows: ['福利中心', '本周礼金'], row: 'R-ROUTE-55' },
    betRecord: { path: '/mine/betRecord', shows: ['投注记录'], row: 'R-ROUTE-58' },
    giftRecord: { path: '/mine/giftRecord', shows: ['礼金记录'], row: 'R-ROUTE-59' },
    message: { path: '/mine/message', shows: ['站内信'], row: 'R-ROUTE-60' },
    feedback: { path: '/mine/feedback', shows: ['意见反馈', '提交反馈'], row: 'R-ROUTE-61' },
  },
});
