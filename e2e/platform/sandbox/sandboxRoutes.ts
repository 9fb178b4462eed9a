import { amountSchema } from '@site/shared/wire/common';
import { coinAmountSchema } from '@site/shared/wire/funds';
import * as z from '@site/shared/wire/zod';
import type { FastifyInstance } from 'fastify';
import { faultSchema, type Faults } from '../http/faults';
import { isHealthy } from '../http/health';
import type { OperatorActions } from '../operator/createOperatorActions';
import type { Reports } from '../http/reports';
import type { Streams } from '../streams/addStreams';
import { STREAM_NAMES } from '../streams/createStreamGate';
import { parseYuan, type ControlledClock, type Db, type Fen } from '../kernel';
import { bonusTermsSchema } from '../bonuses/bonusTerms';
import { audienceSchema } from '../promotions/audience';
import { RISK_CODES } from '../members/riskCodes';
import { isSettingName } from '../site/createSettings';
import { crashSchema, type ControlledCrashpoints } from './createCrashpoints';
import { addChatCommands } from './chatCommands';
import { answerBadRequests, BadRequest, orMissing, param, read } from './readCommand';
import type { SandboxActions } from './sandboxActions';
import type { SharedSteering } from './shareSteering';

export interface SandboxDependencies {
  readonly db: Db;
  readonly actions: SandboxActions;
  readonly operator: OperatorActions;
  readonly clock: ControlledClock;
  readonly faults: Faults;
  readonly crashpoints: ControlledCrashpoints;
  readonly streams: Streams;
  readonly reports: Reports;
  readonly steering: SharedSteering;
  /** Ends the process as a crash would. */
  readonly kill: () => void;
}

const clockSchema = z.union([
  z.object({ set: z.int() }),
  z.object({ advanceMs: z.int().check(z.minimum(0)) }),
  z.object({ freeze: z.boolean() }),
  z.object({ reset: z.literal(true) }),
]);

const streamSchema = z.union([
  z.object({ stream: z.enum(STREAM_NAMES), do: z.literal('cut') }),
  z.object({ stream: z.enum(STREAM_NAMES), do: z.literal('refuse'), times: z.int().check(z.minimum(1)) }),
]);

const venueSchema = z.object({
  enName: z.string(),
  state: z.enum(['open', 'maintenance']),
  resumesInSeconds: z._default(z.nullable(z.int()), null),
});

const promotionSchema = z.object({
  id: z.string(),
  startsInSeconds: z.optional(z.int()),
  /** Null: until further notice. */
  endsInSeconds: z.optional(z.nullable(z.int())),
  /** Null: as the content says. */
  terms: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  audience: z.optional(z.nullable(audienceSchema)),
  bonus: z.optional(z.nullable(bonusTermsSchema)),
});

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

const answerSchema = z.object({ feedbackId: z.string(), answer: z.string().check(z.minLength(1)) });

const decisionSchema = z.union([
  z.object({ orderId: z.string(), pay: z.literal(true) }),
  z.object({ orderId: z.string(), pay: z.literal(false), reason: z.string() }),
]);

const disputeSchema = z.union([
  z.object({ orderId: z.string(), found: amountSchema }),
  z.object({ orderId: z.string(), reason: z.string().check(z.minLength(1)) }),
]);

const pastDepositsSchema = z.object({ count: z.int().check(z.minimum(1), z.maximum(100_000)) });

const nextRoundSchema = z.object({
  member: z.string(),
  outcome: z.union([z.enum(['win', 'lose']), z.object({ jackpot: z.enum(['grand', 'major', 'minor']) })]),
});

/**
 * `/sandbox/*`: the calls by which a suite or a person controls the operator, on a server of their own. Answers plain JSON, `{ error }` with 400 or 404 otherwise.
 * Of several processes, data, clock and settings are those of all; faults, crashes, cut streams, messages, captchas and ordered rounds those of the
 * one that is asked.
 *
 * | address                              | does                                                                     |
 * |--------------------------------------|--------------------------------------------------------------------------|
 * | GET  health                          | `{ status: 'ok' }` once everything runs; 503 while the database does not answer |
 * | POST reset                           | fresh data, no faults, running clock                                     |
 * | POST tick                            | schedulers catch up with the clock                                       |
 * | GET, POST clock                      | `{ set }`, `{ advanceMs }`, `{ freeze }`, `{ reset: true }`              |
 * | GET, POST, DELETE faults             | see `http/faults.ts`                                                     |
 * | GET, POST crash                      | arms a crashpoint `{ point, how }`; GET lists armed and passed ones      |
 * | POST kill                            | ends the process at once                                                 |
 * | GET  streams                         | how many connections are open: `{ odds, chat, member }`                  |
 * | POST streams                         | `{ stream, do: 'cut' }` or `{ stream, do: 'refuse', times }`            |
 * | GET  ledger/audit                    | the audit's report                                                       |
 * | GET  member/:name                    | balances                                                                 |
 * | GET  member/:name/tickets            | the bets that have not ended, as `openBets` answers the member           |
 * | POST member/:name/balance            | `{ central: "500.00" }`, by an adjustment in the ledger                  |
 * | POST member/:name/past-deposits      | `{ count: 10000 }` credited ones in the last 80 days, once after a reset |
 * | POST member/:name/venue-balance      | `{ enName, balance: "50.00" }`, likewise; what turnover bound is free    |
 * | POST member/:name/expire-sessions    | the next call of the member is answered 6001                             |
 * | POST member/:name/bindings           | `{ phone?, email?, realName?, gender?, birthday? }`; null takes one back |
 * | POST member/:name/risk               | `{ code: 6026 }`: the next login requires a phone code; `null` takes it back |
 * | POST member/:name/failures           | `{ count }` logins failed just now: 3 require a picture, 6 a slider, 10 lock |
 * | POST member/:name/devices            | `{ count }` devices were seen just now: with 5, another is refused       |
 * | GET  reports                         | `{ reports: { csp, integrity, other, dropped } }`: what browsers have reported |
 * | GET  captcha                         | `{ captcha }`: `{ kind: 'graphic', id, text }`, `{ kind: 'slider', id, x }` or null, of the newest |
 * | GET  messages                        | what was sent to phones and mailboxes, newest first                      |
 * | POST cashier/pay                     | `{ orderId, amount?: "480.00" }`: where another amount came than was ordered |
 * | POST deposits/answer                 | `{ orderId, found: "500.00" }` or `{ orderId, reason: "…" }` to a dispute |
 * | GET  deposits/:orderId/picture       | the picture of a dispute, as `image/jpeg`                                |
 * | POST cashier/coins                   | `{ orderId, coins: "13.99", transaction }`: coins come to an order's address |
 * | POST withdrawals/decide             | `{ orderId, pay: true }` or `{ orderId, pay: false, reason: "…" }`       |
 * | POST settings                        | `{ name: value, … }`                                                     |
 * | POST venue                           | `{ enName, state, resumesInSeconds? }`                                   |
 * | POST promotion                       | `{ id, startsInSeconds?, endsInSeconds?, terms?, audience?, bonus? }`: from the next call on; an end of null is none, terms, audience and bonus of null are the content's |
 * | POST venues/next-round               | `{ member, outcome: 'win' | 'lose' | { jackpot: 'grand' } }`             |
 * | GET  feedback                        | what waits for an answer, the longest first, with all that was said and the ids of its pictures |
 * | GET  feedback/picture/:id            | one of them, as JPEG                                                     |
 * | POST feedback/answer                 | `{ feedbackId, answer }`, by the operator                                |
 * | GET, POST chat/*                     | who is in charge of the rooms: see `chatCommands.ts`                     |
 * | POST match/:command                  | the sportsbook's commands: goal, red-card, suspend, finish, …            |
 */
export function addSandbox(
  server: FastifyInstance,
  { db, actions, operator, clock, faults, crashpoints, streams, reports, steering, kill }: SandboxDependencies,
): void {
  void server.register(
    (sandbox, _options, done) => {
      answerBadRequests(sandbox);

      sandbox.get('/health', async (_request, reply) => {
        if (await isHealthy(db)) return { status: 'ok', now: clock.nowMs() };
        return reply.code(503).send({ error: 'the database does not answer' });
      });
      sandbox.post('/reset', async () => {
        faults.clear();
        crashpoints.clear();
        streams.clear();
        clock.reset();
        await actions.reset();
        await steering.wasReset();
        return { status: 'reset', now: clock.nowMs() };
      });
      sandbox.post('/tick', async () => {
        await actions.tick();
        return { now: clock.nowMs() };
      });

      sandbox.get('/clock', () => ({ now: clock.nowMs(), frozen: clock.isFrozen }));
      sandbox.post('/clock', async ({ body }) => {
        setClock(clock, read(clockSchema, body));
        await steering.clockMoved();
        await actions.tick();
        return { now: clock.nowMs(), frozen: clock.isFrozen };
      });

      sandbox.get('/faults', () => ({ pending: faults.pending }));
      sandbox.post('/faults', ({ body }) => {
        faults.order(read(faultSchema, body));
        return { pending: faults.pending };
      });
      sandbox.delete('/faults', () => {
        faults.clear();
        return { pending: faults.pending };
      });

      sandbox.get('/crash', () => ({ armed: crashpoints.armed, passed: crashpoints.passed }));
      sandbox.post('/crash', ({ body }) => {
        crashpoints.arm(read(crashSchema, body));
        return { armed: crashpoints.armed };
      });
      sandbox.post('/kill', () => {
        kill();
        return {};
      });

      sandbox.get('/streams', () => streams.count());
      sandbox.post('/streams', ({ body }) => {
        const order = read(streamSchema, body);
        if (order.do === 'cut') return { cut: streams.cut(order.stream) };
        streams.refuse(order.stream, order.times);
        return {};
      });

      sandbox.get('/ledger/audit', () => actions.audit());

      sandbox.get('/member/:name', async ({ params }) => orMissing(await actions.memberState(param(params, 'name'))));
      sandbox.get('/member/:name/tickets', async ({ params }) => orMissing(await actions.openTickets(param(params, 'name'))));
      sandbox.post('/member/:name/balance', async ({ params, body }) =>
        orMissing(await actions.setBalance(param(params, 'name'), read(z.object({ central: amountSchema }), body).central)),
      );
      sandbox.post('/member/:name/past-deposits', async ({ params, body }) =>
        orMissing(await actions.storePastDeposits(param(params, 'name'), read(pastDepositsSchema, body).count)),
      );
      sandbox.post('/member/:name/venue-balance', async ({ params, body }) => {
        const { enName, balance } = read(venueBalanceSchema, body);
        return orMissing(await actions.setVenueBalance(param(params, 'name'), enName, balance));
      });
      sandbox.post('/member/:name/expire-sessions', async ({ params }) => orMissing(await actions.endSessions(param(params, 'name'))));

      sandbox.post('/member/:name/bindings', async ({ params, body }) =>
        orMissing(await actions.setBindings(param(params, 'name'), read(bindingsSchema, body))),
      );

      sandbox.post('/member/:name/risk', async ({ params, body }) =>
        orMissing(await actions.declareRisk(param(params, 'name'), read(riskSchema, body).code)),
      );

      sandbox.post('/member/:name/failures', async ({ params, body }) =>
        orMissing(await actions.setFailures(param(params, 'name'), read(countSchema, body).count)),
      );
      sandbox.post('/member/:name/devices', async ({ params, body }) =>
        orMissing(await actions.setDevices(param(params, 'name'), read(countSchema, body).count)),
      );

      sandbox.get('/reports', () => ({ reports: reports.counts() }));

      sandbox.get('/captcha', () => ({ captcha: actions.captcha() }));

      sandbox.get('/messages', () => ({ messages: actions.messages() }));

      sandbox.post('/cashier/pay', async ({ body }) => {
        const { orderId, amount } = read(z.object({ orderId: z.string(), amount: z.optional(amountSchema) }), body);
        return orMissing(await actions.payDeposit(orderId, amount === undefined ? undefined : paid(amount)));
      });

      sandbox.post('/deposits/answer', async ({ body }) => {
        const answer = read(disputeSchema, body);
        return orMissing(
          await actions.answerDispute(answer.orderId, 'found' in answer ? { found: paid(answer.found) } : { refusal: answer.reason }),
        );
      });
      sandbox.get<{ Params: { orderId: string } }>('/deposits/:orderId/picture', async ({ params }, reply) => {
        const picture = await actions.disputePicture(params.orderId);
        if (picture === null) return reply.code(404).send({ error: 'there is none' });
        return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(picture);
      });

      sandbox.post('/cashier/coins', async ({ body }) => {
        const { orderId, coins, transaction } = read(
          z.object({ orderId: z.string(), coins: coinAmountSchema, transaction: z.string() }),
          body,
        );
        return orMissing(await actions.receiveCoins(orderId, parseYuan(coins) ?? 0n, transaction));
      });

      sandbox.post('/withdrawals/decide', async ({ body }) => {
        const order = read(decisionSchema, body);
        const decision = order.pay ? ({ kind: 'paid' } as const) : ({ kind: 'rejected', reason: order.reason } as const);
        return orMissing(await actions.decideWithdrawal(order.orderId, decision));
      });

      sandbox.post('/settings', async ({ body }) => {
        const settings = Object.entries(read(z.record(z.string(), z.string()), body));
        for (const [name] of settings) if (!isSettingName(name)) throw new BadRequest(`no setting is called ${name}`);
        for (const [name, value] of settings) await actions.setSetting(name, value);
        return {};
      });

      sandbox.post('/venue', async ({ body }) => {
        const { enName, state, resumesInSeconds } = read(venueSchema, body);
        return orMissing((await actions.setVenue(enName, state, resumesInSeconds)) ? {} : null);
      });

      sandbox.post('/promotion', async ({ body }) => {
        const { id, ...change } = read(promotionSchema, body);
        return orMissing(await actions.setPromotion(id, change));
      });

      sandbox.post('/venues/next-round', async ({ body }) => {
        const { member, outcome } = read(nextRoundSchema, body);
        return orMissing(await actions.forceRound(member, outcome));
      });

      sandbox.get('/feedback', async () => ({ list: await actions.waitingFeedback() }));

      sandbox.get('/feedback/picture/:id', async ({ params }, reply) =>
        reply.type('image/jpeg').send(orMissing(await actions.feedbackPicture(param(params, 'id')))),
      );

      sandbox.post('/feedback/answer', async ({ body }) => {
        const { feedbackId, answer } = read(answerSchema, body);
        return orMissing((await actions.answerFeedback(feedbackId, answer)) ? {} : null);
      });

      addChatCommands(sandbox, { operator, clock });

      sandbox.post('/match/:command', async ({ params, body }) => {
        const command = param(params, 'command');
        const running = actions.match(command, body ?? {});
        if (running === undefined) throw new BadRequest(`no match command is called ${command}`);
        const answer = (await running) ?? {};
        if (command === 'settings') await steering.tuned(answer);
        return answer;
      });
      done();
    },
    { prefix: '/sandbox' },
  );
}

/** @throws BadRequest for an amount that is none */
function paid(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === null || amount <= 0n) throw new BadRequest(`${text} is no amount`);
  return amount;
}

function setClock(clock: ControlledClock, order: z.infer<typeof clockSchema>): void {
  if ('set' in order) clock.set(order.set);
  else if ('advanceMs' in order) clock.advance(order.advanceMs);
  else if ('freeze' in order) {
    if (order.freeze) clock.freeze();
    else clock.unfreeze();
  } else clock.reset();
}
