import type { AxiosResponse } from 'axios';
import type { CallResult } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import { CallError } from './callError';
import { outgoingIn } from './outgoing';

const HTTP_UNAUTHORIZED = 401;

/**
 * Replaces the text of an answer by the data of its call. Response interceptor. @throws CallError when there is no data
 */
export function readEnvelope(response: AxiosResponse<string>): AxiosResponse<unknown> {
  const result = readAnswer(outgoingIn(response.config).facts.call, { status: response.status, text: response.data });
  if (!result.ok) throw new CallError(result.failure, response.config);
  return { ...response, data: result.data };
}

/**
 * Interprets an answer: returns data that passed its schema, or the reason why there is none.
 *
 * An HTTP status that reports the end of the login counts as the code for it (decision 15). A refusal in the envelope
 * is trusted with any other status below 500. The body of a server error is not trusted, because it may come from any
 * proxy, after any effect.
 *
 * Implements R-ERRB-01, R-ERRB-02, R-ERRB-21.
 */
export function readAnswer<Response>(
  call: Pick<Call<never, Response>, 'path' | 'response'>,
  { status, text }: { readonly status: number; readonly text: string },
): CallResult<Response> {
  const envelope = parseEnvelope(text);
  if (status === HTTP_UNAUTHORIZED) return refused(RESPONSE_CODES.loginExpired, envelope?.message, envelope?.data);
  const isHttpError = status < 200 || status >= 300;
  if (status >= 500 || (isHttpError && (!envelope || envelope.status_code === RESPONSE_CODES.success))) {
    return { ok: false, failure: { kind: 'unreachable', status } };
  }
  if (!envelope) return malformed(call, 'the answer is no envelope');
  if (envelope.status_code !== RESPONSE_CODES.success) return refused(envelope.status_code, envelope.message, envelope.data);

  const result = check(call.response, envelope.data);
  return result.issues ? malformed(call, describeIssues(result.issues)) : { ok: true, data: result.value };
}

function parseEnvelope(text: string) {
  try {
    const result = check(envelopeSchema, JSON.parse(text));
    return result.issues ? undefined : result.value;
  } catch {
    return undefined;
  }
}

function refused(code: number, message: string | null | undefined, data: unknown): CallResult<never> {
  return { ok: false, failure: { kind: 'refused', code, message: message ?? '', data } };
}

function malformed({ path }: { readonly path: string }, problem: string): CallResult<never> {
  return { ok: false, failure: { kind: 'malformed', problem: `${path}: ${problem}` } };
}
