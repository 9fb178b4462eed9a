import { defineRemote } from '@site/shared/contract';

/** Screens and widgets of the wallet remote. The contract range it needs is declared in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'wallet',
  locales: { 'zh-TW': () => import(/* webpackChunkName: "zh-TW" */ './locales/zh-TW') },
  screens: {
    wallet: () => import('./wallet/WalletScreen'),
    transferMoney: () => import('./transfer/TransferScreen'),
    transRecord: () => import('./transactions/TransactionsScreen'),
    saveMoney: () => import('./deposit/DepositScreen'),
    takeMoney: () => import('./withdrawal/WithdrawalScreen'),
    rechargeWait: () => import('./deposit/waiting/DepositWaitingScreen'),
    transferWait: () => import('./deposit/waiting/DepositWaitingScreen'),
    virtualWait: () => import('./deposit/waiting/DepositWaitingScreen'),
    huioneWait: () => import('./deposit/waiting/DepositWaitingScreen'),
    xnbskWait: () => import('./deposit/waiting/DepositWaitingScreen'),
  },
  widgets: {
    'balance-menu': () => import(/* webpackChunkName: "balance-menu" */ './balance/BalanceMenu'),
  },
});
