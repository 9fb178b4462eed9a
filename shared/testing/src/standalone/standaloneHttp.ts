import type { CallFailure, HttpService } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema, HEADERS } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';

export interface StandaloneHttpPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the session token; empty for a guest. */
  readonly token: () => string;
  readonly language: () => string;
  readonly onFailure: (failure: CallFailure) => void;
}

/**
 * Creates the minimum transport for working on one remote: headers, envelope, schema. It has no cache, no timeout and
 * no handling of response codes.
 */
export function createStandaloneHttp(ports: StandaloneHttpPorts): HttpService {
  return {
    async send<Request, Response>(call: Call<Request, Response>, request: Request, options: Parameters<HttpService['send']>[2] = {}) {
      const failed = (failure: CallFailure) => {
        if (options.onError !== 'silent' && failure.kind !== 'aborted') ports.onFailure(failure);
        return { ok: false, failure } as const;
      };
      try {
        const [url, body] = addressOf(call, request);
        const headers = headersOf(ports, options.idempotencyKey);
        const response = await ports.fetch(url, { method: call.method, headers, body, signal: options.signal ?? null });
        const envelope = check(envelopeSchema, await response.json());
        if (envelope.issues) return failed({ kind: 'malformed', problem: `${call.path}: ${describeIssues(envelope.issues)}` });
        const { status_code: code, message, data } = envelope.value;
        if (code !== RESPONSE_CODES.success) return failed({ kind: 'refused', code, message: message ?? '', data });
        const result = check(call.response, data);
        return result.issues
          ? failed({ kind: 'malformed', problem: `${call.path}: ${describeIssues(result.issues)}` })
          : { ok: true, data: result.value };
      } catch {
        return failed(options.signal?.aborted ? { kind: 'aborted' } : { kind: 'unreachable' });
      }
    },
  };
}

function addressOf<Request>(
  { method, path }: Pick<Call<Request, unknown>, 'method' | 'path'>,
  request: Request,
): [url: string, body: string | null] {
  if (method === 'POST') return [path, JSON.stringify(request)];
  return [`${path}?${new URLSearchParams(request as Record<string, string>).toString()}`, null];
}

function headersOf({ token, language }: StandaloneHttpPorts, idempotencyKey: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '0.0.0',
    [HEADERS.requestId]: crypto.randomUUID(),
    [HEADERS.token]: token(),
    [HEADERS.siteId]: '1001',
    [HEADERS.language]: language(),
    ...(idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: idempotencyKey }),
  };
}
