export { POOL_TERMS } from './jackpots';
export { LINES } from './lines';
export { MODELS, type ModelName } from './models';
export { addShares, formatPercent, lineReturn, poolReturn } from './returns';
export { spin, type Spin } from './spin';
export { STAKES } from './stakes';
