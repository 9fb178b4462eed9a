import type { IncomingMessage } from 'node:http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PlatformError, type Clock } from '../kernel';
import { oneForAll } from '../kernel/oneForAll';
import { createCbcForm } from './cbcForm';
import { createGcmForm } from './gcmForm';
import { errorText, parseLanguage } from './messageText';
import type { OpenedCall } from './safeForm';
import type { UsedNonces } from './usedNonces';

/** `/fd/api/v1/s/<sealed>`: the family's prefix, and what is sealed. */
const SEALED_ADDRESS = new RegExp(`^(/[a-z]+/api/v1/)${SAFE.segment}/([\\w-]+)$`);

/** What is sealed in an address. Groups: method, path, query. */
const TARGET = /^(POST|GET) (\/[^\s?]*)(\?\S*)?$/;

export interface SafeCallsOptions {
  /** The key of the pre-info, 64 hexadecimal digits. */
  readonly cipherKey: string;
  readonly clock: Clock;
  readonly nonces: UsedNonces;
  /** Whether the switch is on at this moment. */
  readonly isOn: () => Promise<boolean>;
  /** Returns true while calls in the CBC form are accepted. */
  readonly opensCbc: () => Promise<boolean>;
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
 * loaded before continues to work, and reads the state from the header of its next answer. A call in the CBC form is refused in words where a
 * setting has ended that form.
 */
export function createSafeCalls({ cipherKey, clock, nonces, isOn, opensCbc }: SafeCallsOptions): SafeCalls {
  const forms = [createCbcForm(cipherKey), createGcmForm(cipherKey, clock)];
  const opened = new WeakMap<IncomingMessage, OpenedCall>();
  // Every answer says it: calls that are answered at the same time ask the database once.
  const readSwitch = oneForAll(isOn);

  function bodyOf(call: OpenedCall, body: unknown): { readonly body: unknown } | null {
    const result = check(sealedSchema, body);
    const text = result.issues === undefined ? call.openBody(result.value.d) : null;
    try {
      return text === null ? null : { body: JSON.parse(text) as unknown };
    } catch {
      return null;
    }
  }

  return {
    rewriteUrl(request) {
      const { url = '/', headers } = request;
      const [, prefix, sealed] = SEALED_ADDRESS.exec(url) ?? [];
      if (prefix === undefined || sealed === undefined) return url;
      const call = forms.map((form) => form.open({ prefix, sealed, headers })).find((each) => each !== null);
      const [, method, path, query = ''] = TARGET.exec(call?.target ?? '') ?? [];
      if (call == null || path?.startsWith(prefix) !== true) return url;
      opened.set(request, call);
      request.method = method;
      return path + query;
    },

    addTo(server) {
      server.addHook('preValidation', async (request, reply) => {
        const call = opened.get(request.raw);
        if (call === undefined) return undefined;
        if (call.form === 'cbc' && !(await opensCbc())) {
          opened.delete(request.raw);
          return refuse(reply, request.headers['accept-language'], 'safe_form_ended');
        }
        const content = request.method === 'GET' ? { body: request.body } : bodyOf(call, request.body);
        // Only what was sealed with the key takes room among the nonces.
        if (content === null || (call.nonce !== null && !(await nonces.use(call.nonce)))) {
          opened.delete(request.raw);
          return refuse(reply, request.headers['accept-language']);
        }
        request.body = content.body;
        return undefined;
      });
      server.addHook('onSend', async (request, reply, payload: unknown) => {
        if (!request.url.includes('/api/v1/')) return payload;
        if (!reply.hasHeader(SAFE.header)) void reply.header(SAFE.header, await stateOf(readSwitch));
        const call = opened.get(request.raw);
        if (call === undefined || typeof payload !== 'string' || !isJson(reply)) return payload;
        void reply.removeHeader('content-length');
        return JSON.stringify({ d: call.sealAnswer(payload, reply.statusCode) });
      });
      // An address that could not be opened has stayed as it was.
      server.post(`/:family/api/v1/${SAFE.segment}/*`, (request, reply) => refuse(reply, request.headers['accept-language']));
    },
  };
}

/** How large a body of so many bytes is at most when it comes sealed: base64 of it with IV and padding, or with its tag, in its JSON. */
export function sealedSize(bytes: number): number {
  return Math.ceil((bytes + 32) / 3) * 4 + '{"d":""}'.length;
}

function refuse(reply: FastifyReply, acceptLanguage: string | undefined, reason: string | null = null): FastifyReply {
  const code = RESPONSE_CODES.invalidParameter;
  const message = errorText(new PlatformError(code, reason), parseLanguage(undefined, acceptLanguage));
  return reply.header(SAFE.header, SAFE.refused).send({ status_code: code, data: null, message });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

/** Never throws: an answer is sent even when its header cannot be determined. */
async function stateOf(isOn: () => Promise<boolean>): Promise<string> {
  return (await isOn().catch(() => false)) ? SAFE.on : SAFE.off;
}
