import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickComputedStyle } from './quickComputedStyle';

/** What every browser has and jsdom leaves out although Node brings it: handed through as it is. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'BroadcastChannel',
] as const;

/** The roles that Testing Library reads and nobody changes, from a hundred modules: built once per worker, not per suite. See `ariaQuery`. */
const ARIA_QUERY: unknown = createRequire(createRequire(require.resolve('@testing-library/react')).resolve('@testing-library/dom'))(
  'aria-query',
);

/** jsdom with the parts of the web platform that the client relies on. */
export default class BrowserEnvironment extends TestEnvironment {
  private readonly openChannels = new Set<MessageChannel>();

  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) {
      if (!(name in this.global)) Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    this.global.getComputedStyle = quickComputedStyle(this.global);
    this.global.MessageChannel = closedAtTheEnd(this.openChannels);
    // Node's own abort signals, as its fetch accepts no others.
    Object.assign(this.global, { AbortController, AbortSignal, Uint8Array, ArrayBuffer, ariaQuery: ARIA_QUERY });
    if (!('subtle' in this.global.crypto)) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  override async teardown(): Promise<void> {
    for (const { port1 } of this.openChannels) port1.close();
    await super.teardown();
  }
}

/** React's scheduler never closes its channel, and an open one of Node's would keep the process from ending. */
function closedAtTheEnd(channels: Set<MessageChannel>): typeof MessageChannel {
  return class extends MessageChannel {
    constructor() {
      super();
      channels.add(this);
    }
  };
}
