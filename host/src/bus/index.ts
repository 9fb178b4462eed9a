export { createBalance, type HostBalance } from './createBalance';
export { createBus, type HostBus } from './createBus';
export { shareBalanceChanges } from './shareBalanceChanges';
