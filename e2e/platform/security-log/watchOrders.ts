import { cutText } from '@site/shared/input/cutText';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from './createSecurityLog';

/** Header with the percent-encoded name of the operator's employee who sends a command, set by the operations page. */
const OPERATOR_HEADER = 'x-operator';

const NAME_MAX = 64;

/**
 * Logs every command to the sandbox and every rejected request before the response is sent. A command that ends the
 * process is not logged.
 */
export function watchOrders(server: FastifyInstance, log: SecurityLog): void {
  server.addHook('onSend', async ({ method, url, ip, headers, body }, { statusCode }) => {
    const isRefused = statusCode === 401 || statusCode === 403;
    if (method === 'GET' && !isRefused) return;
    await log.record({
      event: 'operator',
      result: statusCode < 400 ? 'ok' : 'refused',
      code: statusCode,
      memberId: null,
      address: ip,
      device: headers['user-agent'] ?? '',
      about: `${method} ${url.split('?', 1).join('')}${ofWhat(body)}${byWhom(headers[OPERATOR_HEADER])}`,
    });
  });
}

const NUMBERED = z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) });

/** Returns the id of the object of a command, such as a message; it never contains personal data. */
function ofWhat(body: unknown): string {
  const read = NUMBERED.safeParse(body);
  return read.success ? ` ${read.data.id}` : '';
}

function byWhom(header: string | readonly string[] | undefined): string {
  if (typeof header !== 'string') return '';
  try {
    return ` by ${cutText(decodeURIComponent(header), NAME_MAX)}`;
  } catch {
    return '';
  }
}
