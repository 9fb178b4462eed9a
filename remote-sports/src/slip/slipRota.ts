import { createRota, type Rota, type Worker } from '../rota/createRota';

let ownRota: Rota<Worker> | undefined;

/** Several views of a page show the one slip: one of them keeps it on the device and takes what the bus wants put into it. */
export function slipRota(): Rota<Worker> {
  ownRota ??= createRota();
  return ownRota;
}
