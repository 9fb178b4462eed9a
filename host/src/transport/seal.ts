import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import type * as Crypto from '@site/shared/crypto';
import type { TextCipher } from '@site/shared/storage';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';

/** Seals calls with one key. See the table of `@site/shared/wire/security`. */
export interface Seal {
  /** Returns the sealed request, and sets the function that opens its answer. */
  close(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig>;
}

/**
 * Creates the older form of the safe switch.
 *
 * @throws TypeError if the text is not a valid key
 */
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

/** Returns the parts of a request that sealing replaces. */
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
 * Opens an answer. Text that is not sealed stays as it is: an error page of a proxy, or a refusal to open the call.
 * Sealed text that cannot be opened becomes an empty text, which no call accepts.
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

/** Returns the address in the form that is sealed, including the query of a GET. */
export function targetOf({ method = '', url = '', params }: InternalAxiosRequestConfig): string {
  return `${method.toUpperCase()} ${url}${queryOf(params as object | undefined)}`;
}

/** Returns the body in the form that is sealed. It is empty for a GET. */
export function bodyOf({ method, data }: InternalAxiosRequestConfig): string {
  return method === 'get' ? '' : JSON.stringify(data);
}

/** Returns the call family, such as `/fd/api/v1` for `/fd/api/v1/payment/pay`. */
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
