export { startFreezeWorker } from './startFreezeWorker';
export { watchForFreeze } from './watchForFreeze';
