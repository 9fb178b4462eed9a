import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { FastifyInstance } from 'fastify';

/** Thrown for an invalid request, which is answered with 400 and this text. */
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

/** Answers invalid requests with `{ error }` and 400. */
export function answerBadRequests(server: FastifyInstance): void {
  server.setErrorHandler((error: { message: string; statusCode?: number }, _request, reply) => {
    void reply.code(error instanceof BadRequest ? 400 : (error.statusCode ?? 500)).send({ error: error.message });
  });
}
