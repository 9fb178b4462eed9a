export { createBalance, type HostBalance } from './createBalance';
export { createBus, type HostBus } from './createBus';
export { awakeAgain, visibleAgain } from './pageStreams';
export { shareBalanceChanges } from './shareBalanceChanges';
