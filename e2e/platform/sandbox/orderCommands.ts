import { amountSchema } from '@site/shared/wire/common';
import { coinAmountSchema } from '@site/shared/wire/funds';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { parseYuan, type Fen } from '../kernel';
import { BadRequest, orMissing, read } from '../operator/readCommand';
import type { SandboxActions } from './sandboxActions';

const decisionSchema = z.union([
  z.object({ orderId: z.string(), pay: z.literal(true) }),
  z.object({ orderId: z.string(), pay: z.literal(false), reason: z.string() }),
]);

const disputeSchema = z.union([
  z.object({ orderId: z.string(), found: amountSchema }),
  z.object({ orderId: z.string(), reason: z.string().check(z.minLength(1)) }),
]);

/**
 * Adds the commands on deposits and withdrawals, as providers and the operator handle them.
 *
 * | address                              | does                                                                     |
 * |--------------------------------------|--------------------------------------------------------------------------|
 * | POST cashier/pay                     | `{ orderId, amount?: "480.00" }`: the amount is needed when it differs from the order |
 * | POST deposits/answer                 | `{ orderId, found: "500.00" }` or `{ orderId, reason: "…" }`: answers a dispute |
 * | GET  deposits/:orderId/picture       | the picture of a dispute, as `image/jpeg`                                |
 * | POST cashier/coins                   | `{ orderId, coins: "13.99", transaction }`: coins arrive at an order's address |
 * | POST withdrawals/decide             | `{ orderId, pay: true }` or `{ orderId, pay: false, reason: "…" }`       |
 */
export function addOrderCommands(server: FastifyInstance, actions: SandboxActions): void {
  server.post('/cashier/pay', async ({ body }) => {
    const { orderId, amount } = read(z.object({ orderId: z.string(), amount: z.optional(amountSchema) }), body);
    return orMissing(await actions.payDeposit(orderId, amount === undefined ? undefined : paid(amount)));
  });

  server.post('/deposits/answer', async ({ body }) => {
    const answer = read(disputeSchema, body);
    return orMissing(
      await actions.answerDispute(answer.orderId, 'found' in answer ? { found: paid(answer.found) } : { refusal: answer.reason }),
    );
  });
  server.get<{ Params: { orderId: string } }>('/deposits/:orderId/picture', async ({ params }, reply) => {
    const picture = await actions.disputePicture(params.orderId);
    if (picture === null) return reply.code(404).send({ error: 'there is none' });
    return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(picture);
  });

  server.post('/cashier/coins', async ({ body }) => {
    const { orderId, coins, transaction } = read(z.object({ orderId: z.string(), coins: coinAmountSchema, transaction: z.string() }), body);
    return orMissing(await actions.receiveCoins(orderId, parseYuan(coins) ?? 0n, transaction));
  });

  server.post('/withdrawals/decide', async ({ body }) => {
    const order = read(decisionSchema, body);
    const decision = order.pay ? ({ kind: 'paid' } as const) : ({ kind: 'rejected', reason: order.reason } as const);
    return orMissing(await actions.decideWithdrawal(order.orderId, decision));
  });
}

/**
 * Parses the paid amount.
 *
 * @throws BadRequest when it is not a valid amount
 */
function paid(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === null || amount <= 0n) throw new BadRequest(`${text} is no amount`);
  return amount;
}
