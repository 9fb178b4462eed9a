import { amountSchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { RISK_CODES } from '../members/riskCodes';
import { orMissing, param, read } from '../operator/readCommand';
import type { SandboxActions } from './sandboxActions';

const venueBalanceSchema = z.object({ enName: z.string(), balance: amountSchema });

const bindingsSchema = z.partial(
  z.object({
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    realName: z.nullable(z.string()),
    gender: z.nullable(z.enum(['male', 'female'])),
    birthday: z.nullable(z.string()),
  }),
);

const riskSchema = z.object({ code: z.nullable(z.literal(RISK_CODES)) });

const countSchema = z.object({ count: z.int().check(z.minimum(0), z.maximum(100)) });

const pastDepositsSchema = z.object({ count: z.int().check(z.minimum(1), z.maximum(100_000)) });

/**
 * Adds the commands on one member, by name.
 *
 * | address                              | does                                                                     |
 * |--------------------------------------|--------------------------------------------------------------------------|
 * | GET  member/:name                    | returns the balances                                                     |
 * | GET  member/:name/tickets            | returns the open bets, as `openBets` returns them to the member          |
 * | POST member/:name/balance            | `{ central: "500.00" }`, by an adjustment in the ledger                  |
 * | POST member/:name/past-deposits      | `{ count: 10000 }` credited deposits in the last 80 days, once after a reset |
 * | POST member/:name/venue-balance      | `{ enName, balance: "50.00" }`, by an adjustment; money bound by turnover is released |
 * | POST member/:name/expire-sessions    | the next call of the member fails with 6001                              |
 * | POST member/:name/bindings           | `{ phone?, email?, realName?, gender?, birthday? }`; null removes one    |
 * | POST member/:name/risk               | `{ code: 6026 }`: the next login requires a phone code; `null` removes this |
 * | POST member/:name/failures           | `{ count }` failed logins just now: 3 require a picture, 6 a slider, 10 lock |
 * | POST member/:name/devices            | `{ count }` devices seen just now: with 5, another is rejected           |
 */
export function addMemberCommands(server: FastifyInstance, actions: SandboxActions): void {
  server.get('/member/:name', async ({ params }) => orMissing(await actions.memberState(param(params, 'name'))));
  server.get('/member/:name/tickets', async ({ params }) => orMissing(await actions.openTickets(param(params, 'name'))));
  server.post('/member/:name/balance', async ({ params, body }) =>
    orMissing(await actions.setBalance(param(params, 'name'), read(z.object({ central: amountSchema }), body).central)),
  );
  server.post('/member/:name/past-deposits', async ({ params, body }) =>
    orMissing(await actions.storePastDeposits(param(params, 'name'), read(pastDepositsSchema, body).count)),
  );
  server.post('/member/:name/venue-balance', async ({ params, body }) => {
    const { enName, balance } = read(venueBalanceSchema, body);
    return orMissing(await actions.setVenueBalance(param(params, 'name'), enName, balance));
  });
  server.post('/member/:name/expire-sessions', async ({ params }) => orMissing(await actions.endSessions(param(params, 'name'))));

  server.post('/member/:name/bindings', async ({ params, body }) =>
    orMissing(await actions.setBindings(param(params, 'name'), read(bindingsSchema, body))),
  );

  server.post('/member/:name/risk', async ({ params, body }) =>
    orMissing(await actions.declareRisk(param(params, 'name'), read(riskSchema, body).code)),
  );

  server.post('/member/:name/failures', async ({ params, body }) =>
    orMissing(await actions.setFailures(param(params, 'name'), read(countSchema, body).count)),
  );
  server.post('/member/:name/devices', async ({ params, body }) =>
    orMissing(await actions.setDevices(param(params, 'name'), read(countSchema, body).count)),
  );
}
