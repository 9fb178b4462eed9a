import './endWithRun';
import './reuseCompiledCode';
import { createRequire } from 'node:module';
import v8 from 'node:v8';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickComputedStyle } from './quickComputedStyle';
import { bringTimeZone } from './timeZone';

/**
 * A function is optimised after it has run eleven times as long as by default: each suite has functions of its own, and most of what V8 makes of them
 * would be thrown away with the suite. A fifth of the processor time of these tests.
 */
v8.setFlagsFromString('--interrupt-budget=1500000');

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
] as const;

/** The roles that Testing Library only reads, from a hundred modules: built once per worker, not per suite. See `ariaQuery`. */
const ARIA_QUERY: unknown = createRequire(createRequire(require.resolve('@testing-library/react')).resolve('@testing-library/dom'))(
  'aria-query',
);

/** jsdom with the parts of the web platform that the client relies on. */
export default class BrowserEnvironment extends TestEnvironment {
  private readonly open = new Set<{ close(): void }>();

  override async setup(): Promise<void> {
    await super.setup();
    bringTimeZone(this.global);
    for (const name of FROM_NODE) {
      if (!(name in this.global)) Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    this.global.getComputedStyle = quickComputedStyle(this.global);
    this.global.MessageChannel = closedMessageChannel(this.open);
    Object.assign(this.global, { BroadcastChannel: closedBroadcastChannel(this.open) });
    // Node's own abort signals, as its fetch accepts no others.
    Object.assign(this.global, { AbortController, AbortSignal, Uint8Array, ArrayBuffer, ariaQuery: ARIA_QUERY });
    if (!('subtle' in this.global.crypto)) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  override async teardown(): Promise<void> {
    for (const channel of this.open) channel.close();
    await super.teardown();
  }
}

/** React's scheduler never closes its channel, and an open one of Node's keeps the process from ending. */
function closedMessageChannel(open: Set<{ close(): void }>): typeof MessageChannel {
  return class extends MessageChannel {
    constructor() {
      super();
      open.add(this.port1);
    }
  };
}

/** A browser closes these with the page. */
function closedBroadcastChannel(open: Set<{ close(): void }>): typeof BroadcastChannel {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
  };
}
