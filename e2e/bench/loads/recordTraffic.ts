import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { depths, type Initiated } from './requestDepth';

/** Network traffic of a load. Bytes are encoded and include response headers; cached responses count 0. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
  /** Page, manifest, scripts and stylesheets: all requests except calls to the platform. */
  readonly codeBytes: number;
  readonly codeRequests: number;
  /** Longest chain of code files that wait for each other, the page included. */
  readonly codeDepth: number;
  /** Addresses of the scripts in request order. */
  readonly scripts: readonly string[];
}

export interface TrafficRecord {
  /** Resolves after half a second without pending requests. Throws after half a minute. */
  quiet(): Promise<void>;
  read(): Traffic;
}

interface Request extends Initiated {
  readonly isScript: boolean;
  readonly isCode: boolean;
  bytes: number | undefined;
}

/** Initiator of a request, as the browser reports it. */
interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const QUIET_MS = 500;
const POLL_MS = 50;
const QUIET_LIMIT_MS = 30_000;

/**
 * Counts the requests of the page from now on. Excludes open streams, which last as long as the page, and the script of
 * a worker: the browser reports the end of that request only to the worker.
 */
export function recordTraffic(client: CDPSession): TrafficRecord {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();

  client.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator }) => {
    if (url.startsWith('data:') || (type === 'Script' && initiator.type === 'other')) return;
    lastChange = Date.now();
    const isOfDocument = type === 'Document';
    requests.set(requestId, {
      url,
      after: isOfDocument ? [] : filesBefore(url, initiator, [...requests.values()]),
      isScript: isScript(url),
      isCode: isOfDocument || isCode(url),
      bytes: undefined,
    });
  });
  const cached = new Set<string>();
  client.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) cached.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, cached.has(requestId) ? 0 : encodedDataLength);
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
      const depthOf = depths(all);
      return {
        bytes: sum(all),
        requests: all.length,
        codeBytes: sum(code),
        codeRequests: code.length,
        codeDepth: Math.max(0, ...code.map(({ url }) => depthOf.get(url) ?? 0)),
        scripts: all.filter((request) => request.isScript).map(({ url }) => url),
      };
    },
  };
}

/** Returns the files that name or request it. A script knows the files of another origin from the manifest. */
function filesBefore(url: string, { url: named, stack }: Initiator, earlier: readonly Request[]): readonly string[] {
  const scripts = (stack?.callFrames ?? []).map((frame) => frame.url);
  const origin = new URL(earlier[0]?.url ?? url).origin;
  const isOfRemote = new URL(url).origin !== origin && scripts.some((script) => new URL(script).origin === origin);
  const manifests = isOfRemote ? earlier.filter((request) => isManifest(request.url)).map((request) => request.url) : [];
  return [...(named === undefined ? [] : [named]), ...scripts, ...manifests];
}

function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith('.js');
}

function isCode(url: string): boolean {
  return isScript(url) || isManifest(url) || new URL(url).pathname.endsWith('.css');
}

function isManifest(url: string): boolean {
  return new URL(url).pathname === '/deployment.json';
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes = 0 }) => total + bytes, 0);
}
