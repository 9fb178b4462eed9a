import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { faultSchema, type Faults } from '../http/faults';
import { isHealthy } from '../http/health';
import type { OperatorActions } from '../operator/createOperatorActions';
import type { Reports } from '../http/reports';
import type { Streams } from '../streams/addStreams';
import { STREAM_NAMES } from '../streams/createStreamGate';
import type { ControlledClock, Db } from '../kernel';
import { bonusTermsSchema } from '../bonuses/bonusTerms';
import { audienceSchema } from '../promotions/audience';
import { isSettingName } from '../site/createSettings';
import { crashSchema, type ControlledCrashpoints } from './createCrashpoints';
import { addChatCommands } from '../operator/chatCommands';
import { addMemberCommands } from './memberCommands';
import { addOrderCommands } from './orderCommands';
import { answerBadRequests, BadRequest, orMissing, param, read } from '../operator/readCommand';
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
  /** End of the promotion; null means no end. */
  endsInSeconds: z.optional(z.nullable(z.int())),
  /** Terms; null restores those of the content. */
  terms: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  audience: z.optional(z.nullable(audienceSchema)),
  bonus: z.optional(z.nullable(bonusTermsSchema)),
});

const answerSchema = z.object({ feedbackId: z.string(), answer: z.string().check(z.minLength(1)) });

const nextRoundSchema = z.object({
  member: z.string(),
  outcome: z.union([z.enum(['win', 'lose']), z.object({ jackpot: z.enum(['grand', 'major', 'minor']) })]),
});

/**
 * Adds `/sandbox/*`: the calls by which a test suite or a person controls the operator, on a separate server. Responses
 * are plain JSON; errors are `{ error }` with 400 or 404. With several processes, data, clock and settings are shared.
 * Faults, crashes, cut streams, messages, captchas and forced rounds belong to the process that receives the call.
 *
 * | address                              | does                                                                     |
 * |--------------------------------------|--------------------------------------------------------------------------|
 * | GET  health                          | `{ status: 'ok' }` once everything runs; 503 while the database does not respond |
 * | POST reset                           | fresh data, no faults, running clock                                     |
 * | POST tick                            | runs the schedulers up to the current time                               |
 * | GET, POST clock                      | `{ set }`, `{ advanceMs }`, `{ freeze }`, `{ reset: true }`              |
 * | GET, POST, DELETE faults             | see `http/faults.ts`                                                     |
 * | GET, POST crash                      | arms a crashpoint `{ point, how }`; GET lists armed and passed ones      |
 * | POST kill                            | ends the process at once                                                 |
 * | GET  streams                         | number of open connections: `{ odds, chat, member }`                     |
 * | POST streams                         | `{ stream, do: 'cut' }` or `{ stream, do: 'refuse', times }`            |
 * | GET  ledger/audit                    | the audit's report                                                       |
 * | GET, POST member/:name/*             | one member: see `memberCommands.ts`                                      |
 * | GET  reports                         | `{ reports: { csp, integrity, other, dropped } }`: counts of browser reports |
 * | GET  captcha                         | `{ captcha }` with the latest: `{ kind: 'graphic', id, text }`, `{ kind: 'slider', id, x }` or null |
 * | GET  messages                        | messages sent to phones and mailboxes, newest first                      |
 * | GET, POST cashier/*, deposits/*, withdrawals/* | orders: see `orderCommands.ts`                                 |
 * | POST settings                        | `{ name: value, … }`                                                     |
 * | POST venue                           | `{ enName, state, resumesInSeconds? }`                                   |
 * | POST promotion                       | `{ id, startsInSeconds?, endsInSeconds?, terms?, audience?, bonus? }`, effective from the next call on; a null end means no end, null terms, audience and bonus are those of the content |
 * | POST venues/next-round               | `{ member, outcome: 'win' | 'lose' | { jackpot: 'grand' } }`             |
 * | GET  feedback                        | feedback that waits for an answer, longest waiting first, with the whole conversation and the ids of its pictures |
 * | GET  feedback/picture/:id            | one of these pictures, as JPEG                                           |
 * | POST feedback/answer                 | `{ feedbackId, answer }`, as the operator                                |
 * | GET, POST chat/*                     | staff of the chat rooms: see `chatCommands.ts`                           |
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

      addMemberCommands(sandbox, actions);

      sandbox.get('/reports', () => ({ reports: reports.counts() }));

      sandbox.get('/captcha', () => ({ captcha: actions.captcha() }));

      sandbox.get('/messages', () => ({ messages: actions.messages() }));

      addOrderCommands(sandbox, actions);

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

function setClock(clock: ControlledClock, order: z.infer<typeof clockSchema>): void {
  if ('set' in order) clock.set(order.set);
  else if ('advanceMs' in order) clock.advance(order.advanceMs);
  else if ('freeze' in order) {
    if (order.freeze) clock.freeze();
    else clock.unfreeze();
  } else clock.reset();
}
