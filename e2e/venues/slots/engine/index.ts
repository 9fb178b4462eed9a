export { POOL_TERMS } from './jackpots';
export { LINES } from './lines';
export { MODELS, type ModelName } from './models';
export { addShares, formatPercent, lineReturn, poolReturn } from './returns';
export { replay, spin, type Spin, type SpinDraws } from './spin';
export { STAKES } from './stakes';
export type { Volatility } from './volatility';
