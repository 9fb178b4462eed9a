import { defineRemote } from '@site/shared/contract';

/** What the wallet team offers the site. The contract range this remote needs stands in its package.json. */
export const { bootstrap, mount, update, unmount } = defineRemote({
  id: 'wallet',
  locales: {
    'zh-CN': () => import('./locales/zh-CN.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
  },
  screens: {
    wallet: () => import('./screens/wallet/WalletScreen'),
    transferMoney: () => import('./screens/transfer/TransferScreen'),
    transRecord: () => import('./screens/trans-record/TransRecordScreen'),
    saveMoney: () => import('./screens/deposit/DepositScreen'),
    takeMoney: () => import('./screens/withdrawal/WithdrawalScreen'),
    rechargeWait: () => import('./screens/deposit-waiting/DepositWaitingScreen'),
    transferWait: () => import('./screens/deposit-waiting/DepositWaitingScreen'),
    virtualWait: () => import('./screens/deposit-waiting/DepositWaitingScreen'),
    huioneWait: () => import('./screens/deposit-waiting/DepositWaitingScreen'),
    xnbskWait: () => import('./screens/deposit-waiting/DepositWaitingScreen'),
  },
  widgets: {
    'balance-menu': () => import('./balance/ui/BalanceMenu'),
  },
});
