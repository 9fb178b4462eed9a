import { createSharedTask, type SharedTask, type RunningTask } from '../polling/createSharedTask';

let ownRota: SharedTask<RunningTask> | undefined;

/** Several views of a page show the one slip: one of them keeps it on the device and takes what the bus wants put into it. */
export function slipRota(): SharedTask<RunningTask> {
  ownRota ??= createSharedTask();
  return ownRota;
}
