import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Network traffic of a load. Bytes as encoded, including response headers. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
  /** Page, manifest, scripts and stylesheets: everything except calls to the platform. */
  readonly codeBytes: number;
  readonly codeRequests: number;
  /** Addresses of the scripts, in the order in which they were asked for. */
  readonly scripts: readonly string[];
}

export interface TrafficRecord {
  /** Resolves when no request has been under way for half a second. Throws after half a minute. */
  quiet(): Promise<void>;
  read(): Traffic;
}

interface Request {
  readonly url: string;
  readonly isScript: boolean;
  readonly isCode: boolean;
  bytes: number | undefined;
}

const QUIET_MS = 500;
const POLL_MS = 50;
const QUIET_LIMIT_MS = 30_000;

/** Counts what the page asks for from now on. Open streams are not counted: they last as long as the page. */
export function recordTraffic(client: CDPSession): TrafficRecord {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();

  client.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    if (url.startsWith('data:')) return;
    lastChange = Date.now();
    requests.set(requestId, { url, isScript: isScript(url), isCode: type === 'Document' || isCode(url), bytes: undefined });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  client.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });

  function end(requestId: string, bytes: number): void {
    const request = requests.get(requestId);
    if (!request) return;
    lastChange = Date.now();
    request.bytes = bytes;
  }

  return {
    async quiet() {
      const deadline = Date.now() + QUIET_LIMIT_MS;
      const isQuiet = (): boolean =>
        Date.now() - lastChange >= QUIET_MS && [...requests.values()].every(({ bytes }) => bytes !== undefined);
      while (!isQuiet()) {
        if (Date.now() > deadline) throw new Error('the page does not come to rest');
        await delay(POLL_MS);
      }
    },
    read() {
      const all = [...requests.values()];
      const code = all.filter((request) => request.isCode);
      return {
        bytes: sum(all),
        requests: all.length,
        codeBytes: sum(code),
        codeRequests: code.length,
        scripts: all.filter((request) => request.isScript).map(({ url }) => url),
      };
    },
  };
}

function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith('.js');
}

function isCode(url: string): boolean {
  return isScript(url) || /\/deployment\.json$|\.css$/.test(new URL(url).pathname);
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes = 0 }) => total + bytes, 0);
}
