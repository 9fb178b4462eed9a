export { createBalance, type HostBalance } from './createBalance';
export { createBus, type HostBus } from './createBus';
export { awakeAgain } from './pageStreams';
export { shareBalanceChanges } from './shareBalanceChanges';
