import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { RESPONSE_CODES, responseCodeName } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { FuzzedCall } from './listCalls';

export interface FuzzedAnswer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/**
 * Checks an answer to any request: it has an HTTP status below 500, an envelope, a code of the catalogue other than
 * 6005, and valid data when the call was accepted.
 */
export function judgeAnswer(
  call: FuzzedCall,
  { status, text, ms }: FuzzedAnswer,
  slowestMs: number,
): { readonly envelope: Envelope | null; readonly problem: string | null } {
  const envelope = parseEnvelope(text);
  const bad = (problem: string) => ({ envelope, problem });
  if (status >= 500) return bad(`HTTP ${status}`);
  if (envelope === null) return bad(`HTTP ${status} without an envelope`);
  if (ms > slowestMs) return bad(`took longer than ${String(slowestMs)} ms`);
  const { status_code: code, data } = envelope;
  if (code === RESPONSE_CODES.serverError) return bad('failed (6005)');
  if (responseCodeName(code) === undefined) return bad(`answered ${code}, which no catalogue knows`);
  if (code !== RESPONSE_CODES.success) return { envelope, problem: null };
  const { issues } = check(call.response, data);
  return issues === undefined ? { envelope, problem: null } : bad(`answered what breaks the wire: ${describeIssues(issues)}`);
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const result = check(envelopeSchema, JSON.parse(text) as unknown);
    return result.issues === undefined ? result.value : null;
  } catch {
    return null;
  }
}
