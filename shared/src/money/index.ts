export { addFen, fenFromWire, mustBeFen, parseWireFen, subtractFen, toWireYuan, ZERO_FEN } from './fen';
export { amountAfterFee } from './amountAfterFee';
export type { Fen } from './fen';
export { formatYuan, formatYuanFixed, formatYuanInput, formatYuanPlain, formatYuanSigned } from './formatYuan';
export { ceilToFen, floorToFen, floorToYuan } from './rounding';
export {
  addRatios,
  compareRatios,
  floorRatio,
  formatRatio,
  invertRatio,
  multiplyRatios,
  parseRatio,
  ratio,
  RATIO_ONE,
  RATIO_ZERO,
  subtractRatios,
} from './ratio';
export type { Ratio } from './ratio';
export { winByRatio } from './winByRatio';
