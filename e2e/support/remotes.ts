import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale } from '@site/shared/contract/services';

/** Visible facts of a remote, repeated here independent of its own texts and the host's table. */
export interface RemoteFacts {
  readonly id: RemoteId;
  /** Name of the remote on the site. */
  readonly name: Readonly<Record<Locale, string>>;
  /** One of its screens, its address, and its heading. */
  readonly screen: string;
  readonly address: string;
  readonly heading: Readonly<Record<Locale, string>>;
  /** Two addresses of one screen: navigating between them is an update and not a mount. */
  readonly twice: readonly [from: string, to: string];
}

export const REMOTES: readonly RemoteFacts[] = [
  {
    id: 'activities',
    name: { 'zh-CN': '优惠活动', 'zh-TW': '優惠活動' },
    screen: 'discount',
    address: '/activity/discount',
    heading: { 'zh-CN': '优惠活动', 'zh-TW': '優惠活動' },
    twice: ['/activity/racePage/1', '/activity/racePage/2'],
  },
  {
    id: 'sports',
    name: { 'zh-CN': '体育', 'zh-TW': '體育' },
    screen: 'crty',
    address: '/game/sport/CRTY',
    heading: { 'zh-CN': '体育', 'zh-TW': '體育' },
    twice: ['/game/sport/CRTY', '/game/sport/OTHER'],
  },
  {
    id: 'games',
    name: { 'zh-CN': '游戏', 'zh-TW': '遊戲' },
    screen: 'venues',
    address: '/game/realbet',
    heading: { 'zh-CN': '真人场馆', 'zh-TW': '真人場館' },
    twice: ['/game/realbet', '/game/chess'],
  },
  {
    id: 'wallet',
    name: { 'zh-CN': '钱包', 'zh-TW': '錢包' },
    screen: 'saveMoney',
    address: '/mine/savemoney',
    heading: { 'zh-CN': '存款', 'zh-TW': '存款' },
    twice: ['/mine/savemoney/recharge/1', '/mine/savemoney/recharge/2'],
  },
  {
    id: 'member',
    name: { 'zh-CN': '会员中心', 'zh-TW': '會員中心' },
    screen: 'userinfo',
    address: '/mine/userinfo',
    heading: { 'zh-CN': '个人资料', 'zh-TW': '個人資料' },
    twice: ['/mine/accountManage/1', '/mine/accountManage/2'],
  },
  {
    id: 'chat',
    name: { 'zh-CN': '聊天', 'zh-TW': '聊天' },
    screen: 'chat',
    address: '/chat',
    heading: { 'zh-CN': '聊天室', 'zh-TW': '聊天室' },
    twice: ['/chat', '/chat/1'],
  },
];
