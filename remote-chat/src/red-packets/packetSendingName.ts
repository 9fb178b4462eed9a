/** Name under which the device stores the pending keys of red packets. */
export const PACKET_SENDING_NAME = 'red-packet';
