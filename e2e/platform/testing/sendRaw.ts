import { createHash, randomUUID } from 'node:crypto';
import { HEADERS } from '@site/shared/wire/envelope';

export interface CallExtras {
  /** HTTP method; a GET has no body. */
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly key?: string;
  /** Headers that replace or extend the usual ones; an empty value removes one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends one call as the site's client would. This is a module of its own, so that suites without their own platform can
 * use it.
 */
export function sendRaw(
  url: string,
  path: string,
  body: string,
  { method = 'POST', token, key, headers = {} }: CallExtras = {},
): Promise<Response> {
  const all: Record<string, string> = {
    'content-type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '1.0.0',
    [HEADERS.siteId]: '1',
    [HEADERS.requestId]: randomUUID(),
    ...(token === undefined ? {} : { [HEADERS.token]: token }),
    ...(key === undefined ? {} : { [HEADERS.idempotencyKey]: key }),
    ...headers,
  };
  const present = Object.entries(all).filter(([, value]) => value !== '');
  const sent = Object.fromEntries(present.filter(([name]) => method === 'POST' || name !== 'content-type'));
  return fetch(`${url}${path}`, { method, headers: sent, ...(method === 'POST' ? { body } : {}) });
}

export function aLogin(name: string, password: string) {
  return {
    isAgent: false as const,
    name,
    password: createHash('md5').update(password).digest('hex'),
    kaptchcate: '' as const,
    codeId: '',
    code: '',
    version: '1.0.0',
  };
}
