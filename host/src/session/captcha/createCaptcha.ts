import { assertNever } from '@site/shared/assert';
import type { CallResult, HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  CAPTCHA_OCCASIONS,
  CAPTCHA_TYPES,
  captchaTypeCall,
  graphicCaptchaCall,
  sliderCheckCall,
  type CaptchaStart,
} from '@site/shared/wire/captcha';
import {
  advanceCaptcha,
  IDLE,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
  type CaptchaGesture,
  type WantedCaptcha,
} from './captcha';
import type { CaptchaOutcome, CaptchaRunner, CaptchaSubject } from './captchaResult';
import { createSliderProvider } from './sliderProviders';

/** Captcha with the state and actions that its panel needs. */
export interface CaptchaControl extends CaptchaRunner {
  readonly state: Readable<Captcha>;
  dispatch(gesture: CaptchaGesture): void;
}

/** State of one run. Answers that arrive after its end are ignored. */
interface Run {
  readonly ending: AbortController;
  readonly resolve: (outcome: CaptchaOutcome) => void;
}

/**
 * Runs captchas one at a time, by the rules of `captcha.ts`: fetches the required type, lets the player solve it, and
 * resolves with the outcome.
 *
 * Implements R-CAPT-04, R-CAPT-06 to R-CAPT-14, R-API-010 to R-API-012, R-ERRB-17 to R-ERRB-20.
 */
export function createCaptcha(http: HttpService): CaptchaControl {
  const state = createCell(IDLE);
  let current: Run | undefined;

  function dispatch(event: CaptchaEvent): void {
    const { captcha, effects } = advanceCaptcha(state.get(), event);
    state.set(captcha);
    for (const effect of effects) runEffect(effect);
  }

  function runEffect(effect: CaptchaEffect): void {
    switch (effect.kind) {
      case 'ask-type':
        void ask(
          (signal) => http.send(captchaTypeCall, toStart(effect.subject), { onError: 'silent', signal }),
          (data) => ({ type: 'answered', wanted: toWanted(data) }),
        );
        return;
      case 'load-picture':
        void ask(
          (signal) => http.send(graphicCaptchaCall, {}, { onError: 'silent', signal }),
          (data) => ({ type: 'picture-loaded', picture: { image: data.image, codeId: data['x-code'] } }),
        );
        return;
      case 'load-puzzle':
        void ask(
          (signal) => createSliderProvider(http, effect.provider).load(toStart(effect.subject), signal),
          (puzzle) => ({ type: 'puzzle-loaded', puzzle }),
        );
        return;
      case 'check':
        void ask(
          (signal) => {
            const { ktype, name } = toStart(effect.subject);
            const request = { ...effect.proof, validate_way: effect.provider.name, ktype, name };
            return http.send(sliderCheckCall, request, { onError: 'silent', signal });
          },
          ({ codeId, code }) => ({ type: 'accepted', codeId, code }),
        );
        return;
      case 'emit':
        emit(effect.outcome);
        return;
      default:
        assertNever(effect);
    }
  }

  async function ask<T>(send: (signal: AbortSignal) => Promise<CallResult<T>>, toEvent: (data: T) => CaptchaEvent): Promise<void> {
    const run = current;
    if (run === undefined) return;
    const result = await send(run.ending.signal);
    if (run === current) dispatch(result.ok ? toEvent(result.data) : { type: 'failed', failure: result.failure });
  }

  function emit(outcome: CaptchaOutcome): void {
    const run = current;
    current = undefined;
    run?.ending.abort();
    run?.resolve(outcome);
  }

  function close(): void {
    dispatch({ type: 'closed' });
  }

  return {
    state,
    run(subject, again) {
      close();
      return new Promise((resolve) => {
        current = { ending: new AbortController(), resolve };
        dispatch({ type: 'started', subject, again });
      });
    },
    dispatch,
    close,
  };
}

/** Converts a subject to the wire format. */
function toStart(subject: CaptchaSubject): CaptchaStart {
  const { name } = subject;
  switch (subject.kind) {
    case 'login':
    case 'register':
      return { ktype: CAPTCHA_OCCASIONS[subject.kind], name, password: subject.password };
    case 'recoveryByPhone':
      return { ktype: CAPTCHA_OCCASIONS.recoveryByPhone, name, phone: subject.phone };
    case 'recoveryByEmail':
      return { ktype: CAPTCHA_OCCASIONS.recoveryByEmail, name, email: subject.email };
    default:
      return assertNever(subject);
  }
}

function toWanted(answer: ResponseOf<typeof captchaTypeCall>): WantedCaptcha {
  switch (answer.kaptchcate) {
    case '':
      return { kind: 'none' };
    case CAPTCHA_TYPES.graphic:
      return { kind: 'graphic' };
    case CAPTCHA_TYPES.slider:
      return { kind: 'slider', provider: answer.provider };
    default:
      return assertNever(answer);
  }
}
