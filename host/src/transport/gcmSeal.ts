import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { HEADERS } from '@site/shared/wire/envelope';
import { check } from '@site/shared/wire/schema';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import { readHeader, type Unseal } from './outgoing';
import { bodyOf, familyOf, parseJson, sealedParts, targetOf, toUrlSafe, type Seal } from './seal';

const IV_BYTES = 12;
const CHUNK_BYTES = 8192;

/**
 * Creates the newer form of the safe switch; see the second table of `@site/shared/wire/security`.
 *
 * An answer is trusted only when it was sealed for this call. Two kinds of answers arrive unencrypted: that the
 * platform could not open the call, and errors of proxies, which leave open whether it was carried out.
 *
 * @param key 64 hexadecimal digits
 * @param serverNow returns the server time, in milliseconds
 */
export async function createGcmSeal(key: string, serverNow: () => number): Promise<Seal> {
  const base = await crypto.subtle.importKey('raw', fromHex(key), 'HKDF', false, ['deriveKey']);
  const [ofAddress, ofBody, ofAnswer] = await Promise.all([
    keyFor(base, 'address', 'encrypt'),
    keyFor(base, 'body', 'encrypt'),
    keyFor(base, 'answer', 'decrypt'),
  ]);

  async function close(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
    const { url, headers } = request;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const nonce = toUrlSafe(toBase64(iv));
    const time = String(serverNow());
    const authenticated = [HEADERS.token, HEADERS.idempotencyKey].map((name) => String(headers.get(name) ?? ''));
    const about = ['POST', familyOf(url), time, nonce, ...authenticated];
    const address = toUrlSafe(toBase64(await encrypt(ofAddress, iv, about, targetOf(request))));
    const body = await encrypt(ofBody, iv, [...about, address], bodyOf(request));
    return {
      ...request,
      ...sealedParts(request, address, toBase64(body), `${SAFE.gcm} ${time} ${nonce}`),
      unseal: (answer) => open(answer, nonce, address),
    };
  }

  async function open(answer: AxiosResponse<string>, nonce: string, address: string): ReturnType<Unseal> {
    const sealed = check(sealedSchema, parseJson(answer.data));
    if (sealed.issues) return readClear(answer);
    try {
      const all = fromBase64(sealed.value.d);
      const params = aes(all.subarray(0, IV_BYTES), [String(answer.status), nonce, address]);
      const text = await crypto.subtle.decrypt(params, ofAnswer, all.subarray(IV_BYTES));
      return { ...answer, data: new TextDecoder().decode(text), headers: withoutRefusal(answer) };
    } catch {
      return 'altered';
    }
  }

  return { close };
}

function readClear(answer: AxiosResponse<string>): Awaited<ReturnType<Unseal>> {
  if (readHeader(answer, SAFE.header) === SAFE.refused || answer.status >= 500) return answer;
  return answer.status >= 400 ? 'unreachable' : 'altered';
}

/**
 * Removes the header that reports a refusal. An answer sealed for its call was not refused, and headers are not
 * authenticated.
 */
function withoutRefusal(answer: AxiosResponse): AxiosResponse['headers'] {
  if (readHeader(answer, SAFE.header) !== SAFE.refused) return answer.headers;
  return AxiosHeaders.concat(answer.headers as AxiosHeaders, { [SAFE.header]: null });
}

function keyFor(base: CryptoKey, use: 'address' | 'body' | 'answer', usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: toBytes(`safe-${use}`) };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [usage]);
}

/** Returns ciphertext and tag. */
async function encrypt(key: CryptoKey, iv: Uint8Array<ArrayBuffer>, about: readonly string[], text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.encrypt(aes(iv, about), key, toBytes(text)));
}

function aes(iv: Uint8Array<ArrayBuffer>, about: readonly string[]): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: toBytes(JSON.stringify(about)) };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  // Work in chunks, because the number of arguments of a function is limited.
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(letters);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
