import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import type * as Crypto from '@site/shared/crypto';
import type { TextCipher } from '@site/shared/storage';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';

/** Packs a call up with one key. See the table of `@site/shared/wire/security`. */
export interface Seal {
  /** Returns the request as it travels, and sets what opens its answer. */
  close(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig>;
}

/** @throws TypeError where the text is no key */
export function createSeal({ createCipher, parseCipherKey }: Pick<typeof Crypto, 'createCipher' | 'parseCipherKey'>, text: string): Seal {
  const key = parseCipherKey(text);
  if (key === undefined) throw new TypeError('the key of the site is none');
  const cipher = createCipher(key);
  return {
    close: (request) =>
      Promise.resolve({
        ...request,
        ...sealedParts(request, toUrlSafe(cipher.encrypt(targetOf(request))), cipher.encrypt(bodyOf(request)), SAFE.on),
        unseal: (answer) => Promise.resolve({ ...answer, data: open(answer.data, cipher) }),
      }),
  };
}

/** Returns what of a request is replaced when it is sealed. */
export function sealedParts({ url, headers }: InternalAxiosRequestConfig, address: string, body: string, safe: string) {
  return {
    method: 'post',
    url: `${familyOf(url)}/${SAFE.segment}/${address}`,
    headers: AxiosHeaders.concat(headers, { [SAFE.header]: safe }),
    params: undefined,
    data: { d: body },
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
export function targetOf({ method = '', url = '', params }: InternalAxiosRequestConfig): string {
  return `${method.toUpperCase()} ${url}${queryOf(params as object | undefined)}`;
}

/** The body as it is sealed: of a GET there is none. */
export function bodyOf({ method, data }: InternalAxiosRequestConfig): string {
  return method === 'get' ? '' : JSON.stringify(data);
}

/** `/fd/api/v1` of `/fd/api/v1/payment/pay`. */
export function familyOf(path = ''): string {
  return path.split('/').slice(0, 4).join('/');
}

function queryOf(params: object = {}): string {
  const fields = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

export function toUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
