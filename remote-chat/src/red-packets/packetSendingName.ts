/** The name of red packets that are sent among the pending keys of the device. */
export const PACKET_SENDING_NAME = 'red-packet';
