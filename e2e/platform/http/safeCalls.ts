import type { IncomingMessage } from 'node:http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codeText, parseLanguage } from './messageText';
import { createSafeCipher } from './safeCipher';

/** `/fd/api/v1/s/<sealed>`: the family's prefix, and what is sealed. */
const SEALED_ADDRESS = new RegExp(`^(/[a-z]+/api/v1/)${SAFE.segment}/([\\w-]+)$`);

/** What is sealed in an address. Groups: method, path, query. */
const TARGET = /^(POST|GET) (\/[^\s?]*)(\?\S*)?$/;

export interface SafeCallsOptions {
  /** The key of the pre-info, 64 hexadecimal digits. */
  readonly cipherKey: string;
  /** Whether the switch is on at this moment. */
  readonly isOn: () => Promise<boolean>;
}

export interface SafeCalls {
  /** Where a request really goes: for Fastify, before it looks for the route. */
  readonly rewriteUrl: (request: IncomingMessage) => string;
  /** Opens bodies and seals answers. */
  addTo(server: FastifyInstance): void;
}

/**
 * Calls that come sealed (see `@site/shared/wire/security`) are opened before anything else sees them and their answers are sealed last, so that routes,
 * faults and log know only the call inside. What is no envelope (a page of a fault, a text of an HTTP error) is sent unchanged.
 *
 * Assumption: the switch obliges the client alone. A call in the clear is answered while it is on, and a sealed one while it is off: a page that was
 * loaded before continues to work, and reads the state from the header of its next answer.
 */
export function createSafeCalls({ cipherKey, isOn }: SafeCallsOptions): SafeCalls {
  const cipher = createSafeCipher(cipherKey);
  const sealed = new WeakSet<IncomingMessage>();

  /** Null for an address that no call with this key has. */
  function targetOf(prefix: string, text: string): { readonly method: string; readonly url: string } | null {
    const [, method = '', path = '', query = ''] = TARGET.exec(cipher.open(text) ?? '') ?? [];
    return path.startsWith(prefix) ? { method, url: path + query } : null;
  }

  function bodyOf(body: unknown): { readonly body: unknown } | null {
    const result = check(sealedSchema, body);
    const text = result.issues === undefined ? cipher.open(result.value.d) : null;
    try {
      return text === null ? null : { body: JSON.parse(text) as unknown };
    } catch {
      return null;
    }
  }

  return {
    rewriteUrl(request) {
      const { url = '/', headers } = request;
      const [, prefix, text] = SEALED_ADDRESS.exec(url) ?? [];
      if (prefix === undefined || text === undefined || headers[SAFE.header] !== SAFE.on) return url;
      const target = targetOf(prefix, text);
      if (target === null) return url;
      sealed.add(request);
      request.method = target.method;
      return target.url;
    },

    addTo(server) {
      server.addHook('preValidation', async (request, reply) => {
        if (!sealed.has(request.raw) || request.method === 'GET') return undefined;
        const opened = bodyOf(request.body);
        if (opened === null) {
          sealed.delete(request.raw);
          return refuse(reply, request.headers['accept-language']);
        }
        request.body = opened.body;
        return undefined;
      });
      server.addHook('onSend', async (request, reply, payload: unknown) => {
        if (!request.url.includes('/api/v1/')) return payload;
        if (!reply.hasHeader(SAFE.header)) void reply.header(SAFE.header, await stateOf(isOn));
        if (!sealed.has(request.raw) || typeof payload !== 'string' || !isJson(reply)) return payload;
        void reply.removeHeader('content-length');
        return JSON.stringify({ d: cipher.seal(payload) });
      });
      // An address that could not be opened has stayed as it was.
      server.post(`/:family/api/v1/${SAFE.segment}/*`, (request, reply) => refuse(reply, request.headers['accept-language']));
    },
  };
}

/** How large a body of so many bytes is at most when it comes sealed: base64 of it with IV and padding, in its JSON. */
export function sealedSize(bytes: number): number {
  return Math.ceil((bytes + 32) / 3) * 4 + '{"d":""}'.length;
}

function refuse(reply: FastifyReply, acceptLanguage: string | undefined): FastifyReply {
  const code = RESPONSE_CODES.invalidParameter;
  const message = codeText(code, parseLanguage(undefined, acceptLanguage));
  return reply.header(SAFE.header, SAFE.refused).send({ status_code: code, data: null, message });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

/** Never throws: an answer is sent even when its header cannot be determined. */
async function stateOf(isOn: () => Promise<boolean>): Promise<string> {
  return (await isOn().catch(() => false)) ? SAFE.on : SAFE.off;
}
