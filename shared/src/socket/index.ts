export { createReconnectingChannel } from './createReconnectingChannel';
export type { ChannelOptions, ChannelState, Connection, ConnectionHandlers, ReconnectingChannel } from './createReconnectingChannel';
