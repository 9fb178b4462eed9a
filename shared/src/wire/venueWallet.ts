import { amountSchema, countSchema, instantSchema, moneySchema, secretSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Wallet protocol between a game provider's server and the operator's: signed JSON by POST to `/venue/api/v1/<call>`.
 * host/docs/game-provider-wallet-api.md describes it for a provider's team. Money is yuan with two decimals.
 */
export const WALLET_PATH = '/venue/api/v1/';

/**
 * Maximum difference between a request's timestamp and the operator's clock, in milliseconds. Requests outside of it
 * are refused.
 */
export const WALLET_WINDOW_MS = 60_000;

export const WALLET_HEADERS = {
  provider: 'x-provider',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

const enNameSchema = wordSchema.check(z.minLength(1));
const roundIdSchema = z.string().check(z.regex(/^[\w.:-]{1,120}$/));
const stepIdSchema = z.string().check(z.regex(/^(?!paid$|given-back$)[\w.-]{1,60}$/));
const tokenSchema = secretSchema.check(z.minLength(1));
const tierSchema = z.enum(['grand', 'major', 'minor']);
const bothSchema = z.object({ 'zh-CN': textSchema(2_000), 'zh-TW': textSchema(2_000) });

const sessionSchema = z.object({ memberId: countSchema, enName: enNameSchema, gameCode: textSchema(64), isTrial: z.boolean() });

/** Name of the round in `/check`, if it is not the round's id. */
const checkedRoundSchema = z.optional(textSchema(1_000));
const proofSchema = z.object({
  commitment: textSchema(1_000),
  seed: textSchema(1_000),
  playerSeed: textSchema(128),
  round: checkedRoundSchema,
});
/** Commitment alone, for a seed that is revealed later. */
const promiseSchema = z.object({ commitment: textSchema(1_000), toldAfter: bothSchema, round: checkedRoundSchema });

const reportSchema = z.object({
  summary: bothSchema,
  facts: z.array(z.object({ label: bothSchema, value: bothSchema })).check(z.maxLength(200)),
  proof: z.nullable(z.union([proofSchema, promiseSchema])),
});

/** A round as the operator stores it. */
const roundSchema = z.object({
  roundId: roundIdSchema,
  stake: amountSchema,
  payout: amountSchema,
  jackpot: z.nullable(z.object({ tier: tierSchema, amount: amountSchema })),
  detail: z.unknown(),
  balance: moneySchema,
  /** End of the round by the operator's clock, as shown in the player's record. */
  playedAt: instantSchema,
});

/** Compares two amounts with two decimals each. */
function isWithin(part: string | undefined, whole: string): boolean {
  return part === undefined || BigInt(part.replace('.', '')) <= BigInt(whole.replace('.', ''));
}

/**
 * Refusal of a stake. `reason` is present if the cause is not the balance but one of the player's own limits or a
 * time-out; it is a text for the player.
 */
const insufficientSchema = z.object({ kind: z.literal('insufficient'), balance: moneySchema, reason: z.optional(bothSchema) });
const closedSchema = z.object({ kind: z.literal('closed') });

export const WALLET_CALLS = {
  session: {
    request: z.object({ ticket: tokenSchema }),
    answer: z.object({ opened: z.nullable(z.object({ token: tokenSchema, session: sessionSchema })) }),
  },
  'find-session': {
    request: z.object({ token: tokenSchema }),
    answer: z.object({ session: z.nullable(sessionSchema) }),
  },
  balance: {
    request: z.object({ token: tokenSchema }),
    answer: z.object({ balance: moneySchema }),
  },
  pools: {
    request: z.object({ enName: enNameSchema }),
    answer: z.object({ grand: amountSchema, major: amountSchema, minor: amountSchema }),
  },
  round: {
    request: z
      .object({
        token: tokenSchema,
        roundId: roundIdSchema,
        stake: amountSchema,
        payout: amountSchema,
        released: z.optional(amountSchema),
        exposure: amountSchema,
        jackpot: z.nullable(tierSchema),
        detail: z.unknown(),
        report: reportSchema,
      })
      .check(
        z.refine(
          ({ stake, payout, released, exposure }) => isWithin(released, stake) && isWithin(released, payout) && isWithin(exposure, stake),
        ),
      ),
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['played', 'repeated']), round: roundSchema }),
      insufficientSchema,
      closedSchema,
      /**
       * Sent by a sandbox only, which has a planned outcome for the round. No money moved, and another draw may be
       * sent.
       */
      z.object({ kind: z.literal('redraw') }),
    ]),
  },
  debit: {
    request: z.object({ token: tokenSchema, roundId: roundIdSchema, stepId: stepIdSchema, amount: amountSchema, detail: z.unknown() }),
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('taken'), stake: amountSchema, balance: moneySchema }),
      insufficientSchema,
      closedSchema,
    ]),
  },
  keep: {
    request: z.object({ enName: enNameSchema, roundId: roundIdSchema, detail: z.unknown() }),
    answer: z.object({ isKept: z.boolean() }),
  },
  credit: {
    request: z
      .object({
        enName: enNameSchema,
        roundId: roundIdSchema,
        payout: amountSchema,
        /**
         * Must not exceed the payout or the stake. The schema cannot check the stake, which only the operator knows.
         */
        released: z.optional(amountSchema),
        /** Must not exceed the stake, which only the operator knows. */
        exposure: amountSchema,
        detail: z.unknown(),
        report: reportSchema,
      })
      .check(z.refine(({ payout, released }) => isWithin(released, payout))),
    answer: z.discriminatedUnion('kind', [z.object({ kind: z.enum(['paid', 'repeated']), round: roundSchema }), closedSchema]),
  },
  rollback: {
    request: z.object({ enName: enNameSchema, roundId: roundIdSchema }),
    answer: z.object({ isOver: z.literal(true) }),
  },
  'open-rounds': {
    request: z.object({ enName: enNameSchema }),
    answer: z.object({
      rounds: z.array(
        z.object({
          roundId: roundIdSchema,
          gameCode: textSchema(64),
          memberId: countSchema,
          isTrial: z.boolean(),
          stake: amountSchema,
          detail: z.unknown(),
          openedAt: instantSchema,
        }),
      ),
    }),
  },
} as const;

export type WalletCall = keyof typeof WALLET_CALLS;
export type WalletRequest<Call extends WalletCall> = z.infer<(typeof WALLET_CALLS)[Call]['request']>;
export type WalletAnswer<Call extends WalletCall> = z.infer<(typeof WALLET_CALLS)[Call]['answer']>;

/**
 * | error           | status | means                                                        | retry                        |
 * |-----------------|--------|--------------------------------------------------------------|------------------------------|
 * | `bad-request`   | 400    | not a request of this protocol; no money moved               | no                           |
 * | `bad-signature` | 401    | provider, key, timestamp or bytes are not what was signed    | no                           |
 * | `stale`         | 401    | timestamp more than a minute off the operator's clock        | yes, signed again            |
 * | `used-nonce`    | 401    | the operator has already received this request               | yes, with another nonce      |
 * | `foreign`       | 403    | the venue, session or round belongs to another provider      | no                           |
 * | `session-over`  | 403    | the token has no open session; no money moved                | no                           |
 * | `unavailable`   | 500    | unknown whether money moved                                  | yes, with the same ids       |
 */
export const walletErrorSchema = z.object({
  error: z.enum(['bad-request', 'bad-signature', 'stale', 'used-nonce', 'foreign', 'session-over', 'unavailable']),
});

export type WalletError = z.infer<typeof walletErrorSchema>['error'];
