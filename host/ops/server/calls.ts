import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import { CallRefusal } from './refusals';

export function readBody<T>(schema: Schema<T>, body: unknown): T {
  const result = check(schema, body);
  if (result.issues) throw new CallRefusal(400, 'not-understood', describeIssues(result.issues));
  return result.value;
}
