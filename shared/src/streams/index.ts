export { fromBus } from './fromBus';
export { fromReadable } from './fromReadable';
export { awakeAgain, visibleAgain } from './pageStreams';
export { refreshOn } from './refreshOn';
