import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from './createSecurityLog';

/** Writes every order to the sandbox and every request it refused, before the answer leaves. An order that ends the process is not written. */
export function watchOrders(server: FastifyInstance, log: SecurityLog): void {
  server.addHook('onSend', async ({ method, url, ip, headers }, { statusCode }) => {
    const isRefused = statusCode === 401 || statusCode === 403;
    if (method === 'GET' && !isRefused) return;
    await log.record({
      event: 'operator',
      result: statusCode < 400 ? 'ok' : 'refused',
      code: statusCode,
      memberId: null,
      address: ip,
      device: headers['user-agent'] ?? '',
      about: `${method} ${url.split('?', 1).join('')}`,
    });
  });
}
