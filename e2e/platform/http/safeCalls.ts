import type { IncomingMessage } from 'node:http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PlatformError, type Clock } from '../kernel';
import { oneForAll } from '../kernel/oneForAll';
import { createGcmForm } from './gcmForm';
import { errorText, parseLanguage } from './messageText';
import type { OpenedCall, SafeForm } from './safeForm';
import type { UsedNonces } from './usedNonces';
import { createSafeCipher } from './safeCipher';

/** Sealed address `/fd/api/v1/s/<sealed>`. Groups: prefix of the family, sealed part. */
const SEALED_ADDRESS = new RegExp(`^(/[a-z]+/api/v1/)${SAFE.segment}/([\\w-]+)$`);

/** Content of a sealed address. Groups: method, path, query. */
const TARGET = /^(POST|GET) (\/[^\s?]*)(\?\S*)?$/;

export interface SafeCallsOptions {
  /** Key of the pre-info, 64 hexadecimal digits. */
  readonly cipherKey: string;
  readonly clock: Clock;
  readonly nonces: UsedNonces;
  /** Returns true while the safe switch is on. */
  readonly isOn: () => Promise<boolean>;
  /** Returns true while calls in the CBC form are accepted. */
  readonly opensCbc: () => Promise<boolean>;
}

export interface SafeCalls {
  /** Returns the real address of a request. Fastify calls it before it finds the route. */
  readonly rewriteUrl: (request: IncomingMessage) => string;
  /** Opens bodies and seals answers. */
  addTo(server: FastifyInstance): void;
}

/**
 * Opens sealed calls (see `@site/shared/wire/security`) before anything else and seals their answers last, so that
 * routes, faults and log only see the inner call. Answers without an envelope, such as the page of a fault or the text
 * of an HTTP error, are sent unchanged.
 *
 * Assumption: only the client must obey the switch. The platform answers plain calls while it is on and sealed ones
 * while it is off, so a page that is already loaded continues to work and reads the state from the header of its next
 * answer. A call in the CBC form is refused with a message when a setting has disabled that form.
 */
export function createSafeCalls({ cipherKey, clock, nonces, isOn, opensCbc }: SafeCallsOptions): SafeCalls {
  const forms = [createCbcForm(cipherKey), createGcmForm(cipherKey, clock)];
  const opened = new WeakMap<IncomingMessage, OpenedCall>();
  // Every answer reports the switch, so concurrent answers share one database query.
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
        // Store the nonce only when the body was sealed with the key.
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
      // An address that could not be opened keeps its sealed path.
      server.post(`/:family/api/v1/${SAFE.segment}/*`, (request, reply) => refuse(reply, request.headers['accept-language']));
    },
  };
}

/** Returns the maximum size of a sealed body of this many bytes: base64 with IV and padding or tag, wrapped in JSON. */
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

/** Returns the header's value. Never throws, because an answer is sent even when the state cannot be determined. */
async function stateOf(isOn: () => Promise<boolean>): Promise<string> {
  return (await isOn().catch(() => false)) ? SAFE.on : SAFE.off;
}

/**
 * Creates the form defined in the specification's safe switch. It hides a call, but does not authenticate it. @param
 * key 64 hexadecimal digits
 */
function createCbcForm(key: string): SafeForm {
  const cipher = createSafeCipher(key);
  return {
    open({ sealed, headers }) {
      const target = headers[SAFE.header] === SAFE.on ? cipher.open(sealed) : null;
      return target === null ? null : { target, form: 'cbc', nonce: null, openBody: cipher.open, sealAnswer: cipher.seal };
    },
  };
}
