import './endWithRun';
import './reuseCompiledCode';
import { createRequire } from 'node:module';
import v8 from 'node:v8';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickComputedStyle } from './quickComputedStyle';
import { bringTimeZone } from './timeZone';

/**
 * Delay V8's optimization of functions by a factor of eleven. Each suite has its own functions, so most optimized code
 * would be discarded with the suite. This saves a fifth of the processor time of these tests.
 */
v8.setFlagsFromString('--interrupt-budget=1500000');

/** Globals that every browser has and that jsdom lacks although Node has them. They are passed through unchanged. */
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

/**
 * Read-only ARIA role tables of Testing Library, from a hundred modules: created once per worker instead of per suite.
 * See `ariaQuery`.
 */
const ARIA_QUERY: unknown = createRequire(createRequire(require.resolve('@testing-library/react')).resolve('@testing-library/dom'))(
  'aria-query',
);

/** jsdom with the additional parts of the web platform that the client uses. */
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
    // Use Node's own abort signals, because its fetch accepts no others.
    Object.assign(this.global, { AbortController, AbortSignal, Uint8Array, ArrayBuffer, ariaQuery: ARIA_QUERY });
    if (!('subtle' in this.global.crypto)) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  override async teardown(): Promise<void> {
    for (const channel of this.open) channel.close();
    await super.teardown();
  }
}

/** React's scheduler never closes its channel, and an open channel of Node keeps the process alive. */
function closedMessageChannel(open: Set<{ close(): void }>): typeof MessageChannel {
  return class extends MessageChannel {
    constructor() {
      super();
      open.add(this.port1);
    }
  };
}

/** A browser closes these channels with the page. */
function closedBroadcastChannel(open: Set<{ close(): void }>): typeof BroadcastChannel {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
  };
}
