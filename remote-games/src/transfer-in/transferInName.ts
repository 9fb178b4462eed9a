/** Name of transfers into venues among the pending keys of the device. */
export const TRANSFER_IN_NAME = 'transfer-in';
