import type * as Crypto from '@site/shared/crypto';
import type { TextCipher } from '@site/shared/storage';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import type { RawAnswer, RawRequest, SendRaw } from './sendRaw';

/** Packs a call up with one key. See the table of `@site/shared/wire/security`. */
export interface Seal {
  send(request: RawRequest, sendRaw: SendRaw): Promise<RawAnswer>;
}

/** @throws TypeError where the text is no key */
export function createSeal({ createCipher, parseCipherKey }: Pick<typeof Crypto, 'createCipher' | 'parseCipherKey'>, text: string): Seal {
  const key = parseCipherKey(text);
  if (key === undefined) throw new TypeError('the key of the site is none');
  const cipher = createCipher(key);
  return {
    async send(request, sendRaw) {
      const answer = await sendRaw(close(request, cipher));
      return answer.kind === 'answered' ? { ...answer, text: open(answer.text, cipher) } : answer;
    },
  };
}

function close(request: RawRequest, cipher: TextCipher): RawRequest {
  const { method, path, headers, payload } = request;
  return {
    ...request,
    method: 'POST',
    path: `${familyOf(path)}/${SAFE.segment}/${toUrlSafe(cipher.encrypt(targetOf(request)))}`,
    headers: { ...headers, [SAFE.header]: SAFE.on },
    payload: { d: cipher.encrypt(method === 'GET' ? '' : JSON.stringify(payload)) },
  };
}

/**
 * What is not sealed stays as it is: an error page of a proxy, or a refusal to open the call. What is sealed and cannot be opened
 * becomes no text at all, which no call accepts.
 */
function open(text: string, cipher: TextCipher): string {
  const sealed = check(sealedSchema, parseJson(text));
  return sealed.issues ? text : (cipher.decrypt(sealed.value.d) ?? '');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address as it is sealed, which is where the query of a GET travels. */
export function targetOf({ method, path, payload }: RawRequest): string {
  return `${method} ${path}${method === 'GET' ? queryOf(payload) : ''}`;
}

/** `/fd/api/v1` of `/fd/api/v1/payment/pay`. */
export function familyOf(path: string): string {
  return path.split('/').slice(0, 4).join('/');
}

function queryOf(payload: object): string {
  const fields = Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

function toUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
