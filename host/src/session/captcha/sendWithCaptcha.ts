import type { CallFailure } from '@site/shared/contract/http';
import { isWrongPicture, NO_CAPTCHA, wantsCaptcha, type CaptchaResult, type CaptchaRunner, type CaptchaSubject } from './captchaResult';

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** Final answer of the call. `failure` is undefined when the player closed the captcha. */
export type ProvenAnswer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure | undefined };

interface ProvenCall {
  readonly captcha: CaptchaRunner;
  readonly subject: CaptchaSubject;
  readonly send: (proof: CaptchaResult) => Promise<Answer>;
  /** Called when a captcha starts (`proving`), and before each call except the first (`sending`). */
  readonly onAt: (at: 'proving' | 'sending') => void;
}

/**
 * Sends a call without a captcha, and again with one as long as the platform requires it. Does not repeat the call when
 * no captcha was required a moment ago, because that would loop.
 */
export async function sendWithCaptcha({ captcha, subject, send, onAt }: ProvenCall): Promise<ProvenAnswer> {
  let proof: CaptchaResult | undefined;
  for (;;) {
    const answer = await send(proof ?? NO_CAPTCHA);
    if (answer.ok || !wantsCaptcha(answer.failure) || proof?.type === '') return answer;
    onAt('proving');
    const outcome = await captcha.run(subject, isWrongPicture(proof) ? answer.failure : undefined);
    if (outcome.kind === 'finished') return { ok: false, failure: outcome.failure };
    onAt('sending');
    proof = outcome.result;
  }
}
