import type { CallResult } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { RawAnswer } from './sendRaw';

const HTTP_UNAUTHORIZED = 401;

/**
 * What an answer means: data that passed its schema, or why there is none.
 *
 * An HTTP status that reports the end of the login counts as the code for it (decision 15). A refusal in the envelope is believed with
 * any other status below 500 too; a server error may come from any proxy, after any effect, so its body is not.
 *
 * Implements R-ERRB-01, R-ERRB-02, R-ERRB-21.
 */
export function readAnswer<Response>(call: Pick<Call<unknown, Response>, 'path' | 'response'>, answer: RawAnswer): CallResult<Response> {
  if (answer.kind === 'altered') return malformed(call, 'the answer was not sealed for this call');
  if (answer.kind !== 'answered') return { ok: false, failure: { is: answer.kind } };
  const { status, text } = answer;
  const envelope = readEnvelope(text);
  if (status === HTTP_UNAUTHORIZED) return refused(RESPONSE_CODES.loginExpired, envelope?.message, envelope?.data);
  const isHttpError = status < 200 || status >= 300;
  if (status >= 500 || (isHttpError && (!envelope || envelope.status_code === RESPONSE_CODES.success))) {
    return { ok: false, failure: { is: 'unreachable', status } };
  }
  if (!envelope) return malformed(call, 'the answer is no envelope');
  if (envelope.status_code !== RESPONSE_CODES.success) return refused(envelope.status_code, envelope.message, envelope.data);

  const result = check(call.response, envelope.data);
  return result.issues ? malformed(call, describeIssues(result.issues)) : { ok: true, data: result.value };
}

function readEnvelope(text: string) {
  try {
    const result = check(envelopeSchema, JSON.parse(text));
    return result.issues ? undefined : result.value;
  } catch {
    return undefined;
  }
}

function refused(code: number, message: string | null | undefined, data: unknown): CallResult<never> {
  return { ok: false, failure: { is: 'refused', code, message: message ?? '', data } };
}

function malformed({ path }: { readonly path: string }, problem: string): CallResult<never> {
  return { ok: false, failure: { is: 'malformed', problem: `${path}: ${problem}` } };
}
