import { createHmac } from 'node:crypto';
import { readRequestFailure } from '@site/release/requestFailure';
import * as z from 'zod/mini';
import { check } from '@site/shared/wire/schema';
import type { Log } from '../kernel';

/** Server at which GeeTest validates a browser's proof. */
export const GEETEST_ORIGIN = 'https://gcaptcha4.geetest.com';

const TIMEOUT_MS = 5_000;

/** The operator's account at GeeTest. The key never leaves the platform. */
export interface GeeTestAccount {
  readonly id: string;
  readonly key: string;
}

/** Proof that GeeTest gave to the browser. */
export interface GeeTestProof {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

/** `unreachable` includes an answer that does not match the schema. */
export type GeeTestVerdict = 'right' | 'wrong' | 'unreachable';

export interface GeeTest {
  verify(account: GeeTestAccount, proof: GeeTestProof): Promise<GeeTestVerdict>;
}

/**
 * Lists only the fields that are used: `{ status: 'success', result: 'success' | 'fail', reason, captcha_args }`, `{
 * status: 'error', code, msg }`.
 */
const answerSchema = z.union([
  z.object({ status: z.literal('success'), result: z.enum(['success', 'fail']) }),
  z.object({ status: z.literal('error'), code: z.optional(z.string()), msg: z.optional(z.string()) }),
]);

/**
 * Runs the second check of GeeTest version 4: sends a form to `/validate`, signed with HMAC-SHA256 of the lot number
 * under the operator's key.
 */
export function createGeeTest(origin: string, log: Log): GeeTest {
  return {
    async verify({ id, key }, { lotNumber, captchaOutput, passToken, genTime }) {
      const form = new URLSearchParams({
        lot_number: lotNumber,
        captcha_output: captchaOutput,
        pass_token: passToken,
        gen_time: genTime,
        sign_token: createHmac('sha256', key).update(lotNumber).digest('hex'),
      });
      const answer = await ask(`${origin}/validate?captcha_id=${id}`, form, log);
      if (answer === null) return 'unreachable';
      if (answer.status === 'success') return answer.result === 'success' ? 'right' : 'wrong';
      // The refusal has a cause such as an unknown id, not a mistake of the player.
      log.warn('geetest-refused', { code: answer.code, msg: answer.msg });
      return 'unreachable';
    },
  };
}

async function ask(url: string, body: URLSearchParams, log: Log): Promise<z.infer<typeof answerSchema> | null> {
  try {
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const result = check(answerSchema, await response.json());
    if (response.ok && result.issues === undefined) return result.value;
    log.warn('geetest-unreachable', { url, kind: 'unexpected-answer', status: response.status });
  } catch (error) {
    log.warn('geetest-unreachable', { url, ...readRequestFailure(error) });
  }
  return null;
}
