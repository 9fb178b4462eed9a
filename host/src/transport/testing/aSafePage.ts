import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as crypto from '@site/shared/crypto';
import { createStorage } from '@site/shared/storage';
import { SAFE } from '@site/shared/wire/security';
import { preInfoCall } from '@site/shared/wire/site';
import { createLogger, type LogEntry } from '../../services/createLogger';
import { answered, aSite, refusal, success, type AnEnvelope } from '../../testing/aShell';
import { createTransport, type Transport } from '../createTransport';
import { createDecryptedData } from '../decryptedData';
import type { CallerFacts } from '../outgoing';
import { createSafeSwitch, type LoadCrypto, type SafeSwitch } from '../safeSwitch';
import { aNetwork, type NetworkAnswer, type SentRequest } from './aNetwork';
import { openByGcm, type Understood } from './openByGcm';
import { createServerClock } from '../serverClock';

export const OLD_KEY = '11'.repeat(32);
export const NEW_KEY = '22'.repeat(32);

/** Platform in memory with a controllable safe switch. It opens and seals with Node's own ciphers. */
export interface SafePlatform {
  isOn: boolean;
  /** Newest form that it supports. It does not announce version 1. */
  version: number;
  key: string;
  nowMs: number;
  /** Answers by the address of the inner call, without its query. */
  readonly answers: Record<string, AnEnvelope>;
  /** Returned instead of every answer. */
  insteadOf?: (sealed: (text: string) => string) => NetworkAnswer;
  readonly sent: SentRequest[];
  /** Calls that were carried out, except the pre-info. */
  readonly understood: Understood[];
  readonly isSiteSilent: { now: boolean };
  send(request: SentRequest): Promise<NetworkAnswer>;
}

export function aSafePlatform(answers: Record<string, AnEnvelope>): SafePlatform {
  const platform: SafePlatform = {
    isOn: true,
    version: 1,
    key: OLD_KEY,
    nowMs: 0,
    answers,
    sent: [],
    understood: [],
    isSiteSilent: { now: false },
    send(request) {
      platform.sent.push(request);
      const safe = platform.isOn ? SAFE.on : SAFE.off;
      if (request.path === preInfoCall.path) {
        if (platform.isSiteSilent.now) return new Promise(() => undefined);
        const site = aSite({
          safeSwitch: platform.isOn ? '1' : '0',
          cipherKey: platform.key,
          ...(platform.version > 1 ? { safeVersion: platform.version } : {}),
        });
        return Promise.resolve({ ...answered(success(site)), safe });
      }
      const newer = platform.version > 1 ? openByGcm(request, platform.key, platform.nowMs) : undefined;
      const understood = newer ?? understand(request, platform.key);
      if (understood === undefined) return Promise.resolve({ ...answered(refusal(6007, '请求参数错误')), safe: SAFE.refused });
      platform.understood.push({ target: understood.target, body: understood.body, wasSealed: understood.wasSealed });
      const seal = (text: string): string =>
        newer ? newer.seal(text) : understood.wasSealed ? JSON.stringify({ d: sealWith(platform.key, text) }) : text;
      if (platform.insteadOf) return Promise.resolve(platform.insteadOf(seal));
      const [, path = ''] = /^\w+ ([^?]*)/.exec(understood.target) ?? [];
      return Promise.resolve({ ...answered(seal(JSON.stringify(platform.answers[path]))), safe });
    },
  };
  return platform;
}

export interface SafePage {
  readonly http: Transport;
  readonly safeSwitch: SafeSwitch;
  readonly logged: LogEntry[];
  /** Fetches the pre-info, as `start` of the shell does. */
  askSite(): Promise<boolean>;
  facts: CallerFacts;
}

/** Creates a page on that platform. The storage persists, so that a second page is the same device after a reload. */
export function aSafePage(
  platform: Pick<SafePlatform, 'send'>,
  { now = () => 0, loadCrypto = () => Promise.resolve(crypto) }: { readonly now?: () => number; readonly loadCrypto?: LoadCrypto } = {},
): SafePage {
  const logged: LogEntry[] = [];
  const logger = createLogger((entry) => logged.push(entry), now);
  const storage = createStorage(() => window.localStorage, window);
  const clock = createServerClock(now);
  const safeSwitch = createSafeSwitch({ storage, logger, clock, loadCrypto, askSite });
  const page: SafePage = {
    http: createTransport({
      adapter: aNetwork((request) => platform.send(request)),
      safeSwitch,
      decrypted: createDecryptedData({ storage, logger, now, loadCrypto, isInUse: safeSwitch.isOn }),
      caller: () => page.facts,
      now,
      clock,
      logger,
      newId: () => 'request-1',
      onExpired: () => undefined,
      onFailure: () => undefined,
    }),
    safeSwitch,
    logged,
    askSite,
    facts: { version: '1.0.0', siteId: '1001', token: 'token-1', language: 'zh-cn' },
  };

  async function askSite(): Promise<boolean> {
    const result = await page.http.send(preInfoCall, {});
    if (result.ok) safeSwitch.applySite(result.data.siteBaseConfig);
    return result.ok;
  }

  return page;
}

function understand({ method, path, headers, payload }: SentRequest, key: string): Understood | undefined {
  const [, , sealed] = /^(\/[a-z]+\/api\/v1)\/s\/([\w-]+)$/.exec(path) ?? [];
  if (sealed === undefined) return { target: `${method} ${path}`, body: payload, wasSealed: false };
  const target = openWith(key, sealed);
  const body = 'd' in payload && typeof payload.d === 'string' ? openWith(key, payload.d) : undefined;
  if (headers[SAFE.header] !== SAFE.on || target === undefined || body === undefined) return undefined;
  return { target, body: body === '' ? undefined : (JSON.parse(body) as unknown), wasSealed: true };
}

export function sealWith(key: string, text: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

function openWith(key: string, sealed: string): string | undefined {
  try {
    const all = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'hex'), all.subarray(0, 16));
    return Buffer.concat([decipher.update(all.subarray(16)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
