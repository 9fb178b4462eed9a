import type { Page } from '@playwright/test';

/** Visitors that may see the screen of an address. */
export type Audience = 'public' | 'member' | 'bound-phone';

/** Ids in addresses: promotions, orders and accounts that exist for the member of the journey. */
export interface Facts {
  readonly promotion: (kind: string) => string;
  readonly order: (waiting: string) => string;
  readonly account: string;
}

export interface Address {
  /** Path as in the specification, with its parameter in braces. */
  readonly pattern: string;
  readonly audience: Audience;
  readonly title: string;
  readonly path: (facts: Facts) => string;
}

const HELP =
  'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc rqgl dxqgl cpwt dzjj tywt zrwt qtwt bczr gywm gztk hzhb ysgz zxkf zrbc fxqsm xzdq ccsm'.split(
    ' ',
  );
const PROMOTIONS = ['racePage', 'activityLandPage', 'firstDeposit', 'againDeposit', 'newTask', 'drawGift', 'signGift', 'bettingGift'];

/**
 * Every address of the specification (§2 and decision 51) and of later decisions, repeated here independent of the
 * host's table.
 */
export const ADDRESSES: readonly Address[] = [
  fixed('/', 'public', '首页'),
  fixed('/loading', 'public', '加载中'),
  fixed('/pg/game', 'public', '游戏'),
  fixed('/dz/game', 'public', '游戏'),
  fixed('/game/sport', 'public', '体育'),
  fixed('/game/realbet', 'public', '真人'),
  fixed('/game/chess', 'public', '棋牌'),
  fixed('/game/gaming', 'public', '电竞'),
  fixed('/game/lottery', 'public', '彩票'),
  fixed('/game/egame', 'public', '电子'),
  fixed('/game/fishing', 'public', '捕鱼'),
  fixed('/agent', 'public', '代理合作'),
  fixed('/venture', 'public', '合营加盟'),
  fixed('/sponsor', 'public', '合作赞助'),
  fixed('/download', 'public', 'APP 下载'),
  fixed('/activity/discount', 'public', '优惠活动'),
  fixed('/activity/friendInvitation', 'public', '好友邀请'),
  ...PROMOTIONS.map((kind): Address => ({
    pattern: `/activity/${kind}/{id}`,
    audience: 'public',
    title: '优惠详情',
    path: ({ promotion }) => `/activity/${kind}/${promotion(kind)}`,
  })),
  fixed('/chat', 'public', '聊天室'),
  fixed('/app/notices', 'public', '站点公告'),
  ...HELP.map((topic) => fixed(`/app/help/${topic}`, 'public', '帮助中心')),
  fixed('/game/sport/CRTY/board', 'public', '体育投注'),
  fixed('/sports/results', 'public', '赛果与赛程'),
  fixed('/game/sport/CRTY', 'member', '体育投注'),
  fixed('/mine/userinfo', 'member', '个人资料'),
  fixed('/mine/auth', 'member', '绑定手机与姓名'),
  fixed('/mine/sessions', 'member', '登录设备'),
  fixed('/mine/protection', 'member', '玩家保护'),
  fixed('/mine/virtualCoinCard', 'bound-phone', '虚拟币地址'),
  fixed('/mine/alipayManage', 'bound-phone', '支付宝账户'),
  {
    pattern: '/mine/accountManage/{id}',
    audience: 'bound-phone',
    title: '收款账户',
    path: ({ account }) => `/mine/accountManage/${account}`,
  },
  fixed('/mine/addBankCard', 'bound-phone', '添加银行卡'),
  fixed('/mine/introTutorial', 'member', '新手教程'),
  fixed('/mine/exchange', 'member', '兑换中心'),
  fixed('/mine/vip', 'member', 'VIP 特权'),
  fixed('/mine/vip/detail', 'member', 'VIP 细则'),
  fixed('/mine/welfare', 'member', '福利中心'),
  fixed('/mine/rebate', 'member', '返水'),
  fixed('/mine/wallet', 'member', '我的钱包'),
  fixed('/mine/transRecord', 'member', '交易记录'),
  fixed('/mine/betRecord', 'member', '投注记录'),
  fixed('/mine/giftRecord', 'member', '礼金记录'),
  fixed('/mine/message', 'member', '站内信'),
  fixed('/mine/feedback', 'member', '意见反馈'),
  fixed('/mine/feedback?tab=list', 'member', '意见反馈'),
  fixed('/mine/savemoney', 'member', '存款'),
  fixed('/mine/transfermoney', 'member', '转账'),
  fixed('/mine/takemoney', 'member', '取款'),
  waiting('/mine/savemoney/recharge', 'recharge'),
  waiting('/mine/savemoney/transfer', 'transfer'),
  waiting('/mine/savemoney/virtual', 'virtual'),
  waiting('/mine/huione', 'huione'),
  waiting('/mine/xnbsk', 'xnbsk'),
];

function fixed(pattern: string, audience: Audience, title: string): Address {
  return { pattern, audience, title, path: () => pattern };
}

function waiting(path: string, kind: string): Address {
  return { pattern: `${path}/{orderId}`, audience: 'member', title: '等待到账', path: ({ order }) => `${path}/${order(kind)}` };
}

/** Returns the page of one match, which is not among the addresses of the specification. */
export function matchPage(gameId: string): Address {
  const path = `/game/sport/CRTY/match/${gameId}`;
  return { pattern: '/game/sport/CRTY/match/{id}', audience: 'public', title: '体育投注', path: () => path };
}

/**
 * Returns promotions, one deposit order per waiting page, and an account of the signed-in member; nothing for a guest.
 *
 * @param mayDeposit false for a member whose identity is missing: their waiting pages use orders that do not exist
 */
export async function gatherFacts(page: Page, isMember: boolean, mayDeposit = isMember): Promise<Facts> {
  const promotions = await ask<{ list: { id: string; kind: string }[] }>(page, '/act/api/v1/promotion/config', {});
  const orders = new Map<string, string>();
  let account = '0';
  if (isMember) {
    const types = await ask<{ list: { code: string; min: string; waiting: string }[] }>(page, '/fd/api/v1/payment/types', {});
    for (const { code, min, waiting: kind } of mayDeposit ? types.list : []) {
      if (orders.has(kind)) continue;
      const order = await ask<{ orderId: string }>(page, '/fd/api/v1/payment/pay', { type: code, amount: min }, true);
      orders.set(kind, order.orderId);
    }
    const accounts = await ask<{ list: { id: string }[] }>(page, '/fd/api/v1/bankCard/queryMemberBanksInfoList', undefined);
    account = accounts.list[0]?.id ?? '0';
  }
  return {
    promotion: (kind) => promotions.list.find((promotion) => promotion.kind === kind)?.id ?? 'missing',
    order: (kind) => orders.get(kind) ?? 'missing',
    account,
  };
}

/**
 * Makes one call as the page would send it.
 *
 * @param payload `undefined` for GET
 */
async function ask<Data>(page: Page, path: string, payload: unknown, movesMoney = false): Promise<Data> {
  const answer = await page.evaluate(
    async ([to, body, key]) => {
      const response = await fetch(to, {
        method: body === '' ? 'GET' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          clientType: 'web',
          version: '1.0.0',
          requestId: crypto.randomUUID(),
          token: window.localStorage.getItem('site.token') ?? '',
          siteId: '1001',
          language: 'zh-cn',
          ...(key === '' ? {} : { idempotencyKey: key }),
        },
        ...(body === '' ? {} : { body }),
      });
      return (await response.json()) as { status_code: number; message: string; data: unknown };
    },
    [path, payload === undefined ? '' : JSON.stringify(payload), movesMoney ? crypto.randomUUID() : ''] as const,
  );
  if (answer.status_code !== 6000) throw new Error(`${path} answered ${String(answer.status_code)}: ${answer.message}`);
  return answer.data as Data;
}
