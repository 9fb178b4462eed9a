import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cashier } from '../kit/operator';
import { CASHIER_STYLE_PATH, renderCashier, type CashierLanguage } from './renderCashier';

/** Policy that allows the page's one stylesheet and its own form, and forbids framing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Address {
  Params: { ticket: string };
  Querystring: { lang?: unknown };
}

/**
 * Adds the pages where deposits are paid online: `/cashier/:ticket` shows the order, `/cashier/:ticket/pay` reports it
 * as paid. The ticket is the only authorization.
 */
export async function addCashier(server: FastifyInstance, cashier: Cashier): Promise<void> {
  const style = await readFile(join(import.meta.dirname, 'cashier.css'), 'utf8');
  // The form has no fields, because the ticket is in the URL.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => {
    done(null, {});
  });
  server.get(CASHIER_STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  server.get<Address>('/cashier/:ticket', async ({ params: { ticket }, query }, reply) => {
    const language = languageOf(query.lang);
    const order = await cashier.find(ticket);
    const payPath = `/cashier/${encodeURIComponent(ticket)}/pay?lang=${language}`;
    return sendPage(reply.code(order === null ? 404 : 200), renderCashier({ order, payPath, language }));
  });
  server.post<Address>('/cashier/:ticket/pay', async ({ params: { ticket }, query }, reply) => {
    await cashier.pay(ticket);
    // Redirect after the POST, so that going back or reloading sends nothing again.
    return reply.redirect(`/cashier/${encodeURIComponent(ticket)}?lang=${languageOf(query.lang)}`, 303);
  });
}

function languageOf(text: unknown): CashierLanguage {
  return text === 'zh-TW' ? 'zh-TW' : 'zh-CN';
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html);
}
