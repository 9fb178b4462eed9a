import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import { check, describeIssues } from '@site/shared/wire/schema';

/** Returns the validated response in an envelope. Throws when the call failed. */
export function answerOf<Answer>(
  { path, response }: Pick<Call<unknown, Answer>, 'path' | 'response'>,
  { status_code, message, data }: Envelope,
): Answer {
  if (status_code !== 6000) throw new Error(`${path}: ${status_code}: ${message ?? ''}`);
  const result = check(response, data);
  if (result.issues !== undefined) throw new TypeError(`${path}: ${describeIssues(result.issues)}`);
  return result.value;
}
