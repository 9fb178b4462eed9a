import type { CallFailure } from '@site/shared/contract/http';
import { isWrongPicture, NO_CAPTCHA, wantsCaptcha, type CaptchaResult, type CaptchaRunner, type CaptchaSubject } from './captchaResult';

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** As the call was answered at last; without a reason where the player closed the captcha. */
export type ProvenAnswer = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure | undefined };

interface ProvenCall {
  readonly captcha: CaptchaRunner;
  readonly subject: CaptchaSubject;
  readonly send: (proof: CaptchaResult) => Promise<Answer>;
  /** Called when a captcha starts or has ended: `sending` before each call but the first. */
  readonly onAt: (at: 'proving' | 'sending') => void;
}

/**
 * Sends without a captcha, and again with one as long as that is what it is refused for. A call that is refused so although no captcha was
 * required a moment ago is not sent again: that would loop.
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
