import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { FastifyInstance } from 'fastify';

/** The request is invalid; answered 400 with this text. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export function read<Output>(schema: Schema<Output>, body: unknown): Output {
  const result = check(schema, body ?? {});
  if (result.issues !== undefined) throw new BadRequest(describeIssues(result.issues));
  return result.value;
}

export function orMissing<T>(found: T | null): T {
  if (found === null) throw new BadRequest('nothing has this name');
  return found;
}

export function param(params: unknown, name: string): string {
  const value = (params as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}

/** `{ error }`: 400 for what is wrong with the request. */
export function answerBadRequests(server: FastifyInstance): void {
  server.setErrorHandler((error: { message: string; statusCode?: number }, _request, reply) => {
    void reply.code(error instanceof BadRequest ? 400 : (error.statusCode ?? 500)).send({ error: error.message });
  });
}
