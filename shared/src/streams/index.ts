export { fromBus } from './fromBus';
export { fromReadable } from './fromReadable';
