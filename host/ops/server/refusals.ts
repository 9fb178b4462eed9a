import { InvalidArgumentError } from 'commander';
import { Refusal } from '../deployment/refusal';
import { messageOf } from '../deployment/systemError';
import type { RefusalBody } from '../console/wire';

/** Refusal of a call before an operation runs, because of its caller or its form. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 421 | 429,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the response of a call that changed nothing. */
export function toRefusal(error: unknown): RefusalBody {
  if (error instanceof Refusal) return { code: error.code, message: error.message, faults: [...error.faults] };
  if (error instanceof CallRefusal) return { code: error.code, message: error.message, faults: [] };
  if (error instanceof InvalidArgumentError) return { code: 'not-understood', message: error.message, faults: [] };
  return { code: 'failed', message: messageOf(error), faults: [] };
}

/** Returns the status: 409 when operations refused, 500 after an internal error. */
export function statusOf(error: unknown): number {
  if (error instanceof Refusal) return 409;
  if (error instanceof CallRefusal) return error.status;
  if (error instanceof InvalidArgumentError) return 400;
  // Fastify reports a body that is too large or not JSON this way.
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
