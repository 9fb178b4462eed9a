import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../kernel';
import { PARTNER_KINDS } from '@site/shared/wire/partners';
import { bonusTermsSchema } from '../bonuses/bonusTerms';
import { audienceSchema } from '../promotions/audience';
import { addChatCommands } from './chatCommands';
import { answerBadRequests, orMissing, param, read } from './readCommand';
import type { OperatorActions } from './createOperatorActions';

const LINES_SHOWN = 50;

const moment = z.nullable(z.iso.datetime());

const promotionSchema = z.object({
  id: z.string(),
  startsAt: z.optional(moment),
  endsAt: z.optional(z.union([z.literal('open'), moment])),
  terms: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  audience: z.optional(z.nullable(audienceSchema)),
  bonus: z.optional(z.nullable(bonusTermsSchema)),
});

const partnerSchema = z.object({
  memberId: z.int(),
  kind: z.enum(PARTNER_KINDS),
  state: z.enum(['approved', 'refused', 'ended']),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Adds `/operator/*`, the actions of the operator's staff, as called by the operations console. Plain JSON; `{ error }`
 * with 400 for an invalid request.
 *
 * | address         | effect                                                                                           |
 * |-----------------|--------------------------------------------------------------------------------------------------|
 * | GET  desk       | rooms, restricted persons, staff, reported messages, promotions, partner applications: see `OperatorDesk` |
 * | GET  member/:name | the person with this login name or nickname                                                    |
 * | GET  room/:rid  | its newest messages, newest first, at most 50: see `SaidMessage`                                  |
 * | GET  persons    | what members have in common that may make them one person: see `PersonQuestion`                    |
 * | POST chat/*     | chat moderation: see `chatCommands.ts`                                                            |
 * | POST promotion  | `{ id, startsAt?, endsAt?, terms?, audience?, bonus? }`, ISO 8601, from the next call on. Omitted fields stay, null restores the content's value, `open` as end means no end |
 * | POST partner    | `{ memberId, kind, state, reason? }`: approves or refuses a pending application, or ends an approved one |
 */
export function addOperator(
  server: FastifyInstance,
  { operator: actions, clock }: { readonly operator: OperatorActions; readonly clock: Clock },
): void {
  void server.register(
    (operator, _options, done) => {
      answerBadRequests(operator);
      operator.get('/desk', () => actions.desk());
      operator.get('/member/:name', async ({ params }) => orMissing(await actions.person(param(params, 'name'))));
      operator.get('/room/:rid', async ({ params }) => ({ lines: await actions.chat.newest(param(params, 'rid'), LINES_SHOWN) }));
      operator.get('/persons', async () => ({ questions: await actions.personQuestions() }));
      addChatCommands(operator, { operator: actions, clock });
      operator.post('/promotion', async ({ body }) => {
        const { id, startsAt, endsAt, terms, audience, bonus } = read(promotionSchema, body);
        const isDone = await actions.changePromotion(id, {
          ...(startsAt !== undefined && { startsAt: toDate(startsAt) }),
          ...(endsAt !== undefined && { endsAt: endsAt === 'open' ? 'open' : toDate(endsAt) }),
          ...(terms !== undefined && { terms }),
          ...(audience !== undefined && { audience }),
          ...(bonus !== undefined && { bonus }),
        });
        return orMissing(isDone ? {} : null);
      });
      operator.post('/partner', async ({ body }) => {
        const { memberId, kind, state, reason = '' } = read(partnerSchema, body);
        return orMissing((await actions.decidePartner(memberId, kind, state, reason.trim())) ? {} : null);
      });
      done();
    },
    { prefix: '/operator' },
  );
}

function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
