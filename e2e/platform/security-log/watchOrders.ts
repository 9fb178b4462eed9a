import { cutText } from '@site/shared/input/cutText';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from './createSecurityLog';

/** Of which of the operator's people an order is, percent-encoded: the page of operations says so. */
const OPERATOR_HEADER = 'x-operator';

const NAME_MAX = 64;

/** Writes every order to the sandbox and every request it refused, before the answer leaves. An order that ends the process is not written. */
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

/** The number of the one thing that it is about, such as a message: of people it says none. */
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
