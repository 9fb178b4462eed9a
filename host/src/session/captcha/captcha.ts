/**
 * State machine of one captcha. Pure: an event gives the next state and its effects; `createCaptcha.ts` runs them.
 *
 * | state                | event                    | next                                              | effects                  |
 * |----------------------|--------------------------|---------------------------------------------------|--------------------------|
 * | idle, passed         | started                  | starting                                          | ask-type                 |
 * | starting             | answered: none           | idle                                              | emit a result without a type |
 * | starting             | answered: graphic        | graphic, loading                                  | load-picture             |
 * | starting             | answered: slider         | slider, loading                                   | load-puzzle              |
 * | graphic, loading     | picture loaded           | graphic, shown, its field empty                   | –                        |
 * | graphic, shown       | typed                    | graphic, shown, its fault cleared                 | –                        |
 * | graphic, shown       | refreshed                | graphic, loading, its fault cleared               | load-picture             |
 * | graphic, shown       | submitted, empty         | graphic, shown, with its fault                    | –                        |
 * | graphic, shown       | submitted                | idle: the protected call checks the text          | emit the result         |
 * | slider, loading      | puzzle loaded            | slider, shown                                     | –                        |
 * | slider, shown        | refreshed                | slider, loading, its fault cleared                | load-puzzle              |
 * | slider, shown        | solved                   | slider, checking                                  | check                    |
 * | slider, checking     | accepted                 | passed                                            | emit the result          |
 * | any but idle, passed | failed                   | idle                                              | emit finish, with the reason |
 * | any but idle, passed | closed                   | idle                                              | emit finish              |
 * | passed               | over                     | idle                                              | –                        |
 *
 * Any other event changes nothing. A captcha that has ended emits nothing more.
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import { CAPTCHA_TYPES, type SliderProvider } from '@site/shared/wire/captcha';
import { CLOSED, NO_CAPTCHA, type CaptchaOutcome, type CaptchaSubject } from './captchaResult';
import type { Puzzle, SliderProof } from './sliderProviders';

export type Captcha =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly subject: CaptchaSubject; readonly again: CallFailure | undefined }
  | GraphicCaptchaState
  | SliderCaptchaState
  /** The success is shown briefly after the result was emitted. */
  | { readonly status: 'passed' };

export interface GraphicCaptchaState {
  readonly status: 'graphic';
  readonly subject: CaptchaSubject;
  /** Absent while loading. */
  readonly picture: Picture | undefined;
  readonly text: string;
  readonly fault: CaptchaFault | undefined;
}

export interface SliderCaptchaState {
  readonly status: 'slider';
  readonly subject: CaptchaSubject;
  readonly provider: SliderProvider;
  readonly stage: SliderStage;
  readonly fault: CaptchaFault | undefined;
}

export type SliderStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly puzzle: Puzzle }
  | { readonly kind: 'checking'; readonly puzzle: Puzzle };

export interface Picture {
  /** `data:` URL. */
  readonly image: string;
  readonly codeId: string;
}

/** Fault shown in the panel: the field is empty, or the server refused. */
export type CaptchaFault = { readonly kind: 'missing' } | { readonly kind: 'refused'; readonly failure: CallFailure };

/** Action of the player. */
export type CaptchaGesture =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'refreshed' }
  | { readonly type: 'solved'; readonly proof: SliderProof }
  | { readonly type: 'closed' }
  /** The slider was missed, a call failed, or another provider's captcha cannot be shown. */
  | { readonly type: 'failed'; readonly failure: CallFailure }
  /** The success has been shown long enough. */
  | { readonly type: 'over' };

export type CaptchaEvent =
  | CaptchaGesture
  | { readonly type: 'started'; readonly subject: CaptchaSubject; readonly again: CallFailure | undefined }
  | { readonly type: 'answered'; readonly wanted: WantedCaptcha }
  | { readonly type: 'picture-loaded'; readonly picture: Picture }
  | { readonly type: 'puzzle-loaded'; readonly puzzle: Puzzle }
  | { readonly type: 'accepted'; readonly codeId: string; readonly code: string };

export type WantedCaptcha =
  | { readonly kind: 'none' }
  | { readonly kind: 'graphic' }
  | { readonly kind: 'slider'; readonly provider: SliderProvider };

export type CaptchaEffect =
  | { readonly kind: 'ask-type'; readonly subject: CaptchaSubject }
  | { readonly kind: 'load-picture' }
  | { readonly kind: 'load-puzzle'; readonly subject: CaptchaSubject; readonly provider: SliderProvider }
  | { readonly kind: 'check'; readonly subject: CaptchaSubject; readonly provider: SliderProvider; readonly proof: SliderProof }
  | { readonly kind: 'emit'; readonly outcome: CaptchaOutcome };

export interface CaptchaStep {
  readonly captcha: Captcha;
  readonly effects: readonly CaptchaEffect[];
}

export const IDLE: Captcha = { status: 'idle' };

/** Returns the next state and effects by the table above. Implements R-CAPT-05 to R-CAPT-08, R-ERRB-17 to R-ERRB-20. */
export function advanceCaptcha(captcha: Captcha, event: CaptchaEvent): CaptchaStep {
  switch (captcha.status) {
    case 'idle':
      return event.type === 'started' ? start(event) : step(captcha);
    case 'passed':
      if (event.type === 'started') return start(event);
      return event.type === 'over' ? step(IDLE) : step(captcha);
    case 'starting':
    case 'graphic':
    case 'slider':
      if (event.type === 'closed') return end(CLOSED);
      if (event.type === 'failed') return end({ kind: 'finished', failure: event.failure });
      return advanceRunning(captcha, event);
    default:
      return assertNever(captcha);
  }
}

function advanceRunning(captcha: Exclude<Captcha, { status: 'idle' | 'passed' }>, event: CaptchaEvent): CaptchaStep {
  switch (captcha.status) {
    case 'starting':
      return event.type === 'answered' ? begin(captcha, event.wanted) : step(captcha);
    case 'graphic':
      return advanceGraphic(captcha, event);
    case 'slider':
      return advanceSlider(captcha, event);
    default:
      return assertNever(captcha);
  }
}

function start({ subject, again }: Extract<CaptchaEvent, { type: 'started' }>): CaptchaStep {
  return step({ status: 'starting', subject, again }, { kind: 'ask-type', subject });
}

function begin({ subject, again }: Extract<Captcha, { status: 'starting' }>, wanted: WantedCaptcha): CaptchaStep {
  const fault: CaptchaFault | undefined = again && { kind: 'refused', failure: again };
  switch (wanted.kind) {
    case 'none':
      return end({ kind: 'passed', result: NO_CAPTCHA });
    case 'graphic':
      return step({ status: 'graphic', subject, picture: undefined, text: '', fault }, { kind: 'load-picture' });
    case 'slider':
      return loadPuzzle({ status: 'slider', subject, provider: wanted.provider, stage: { kind: 'loading' }, fault });
    default:
      return assertNever(wanted);
  }
}

function advanceGraphic(captcha: GraphicCaptchaState, event: CaptchaEvent): CaptchaStep {
  const { picture, text } = captcha;
  if (picture === undefined)
    return event.type === 'picture-loaded' ? step({ ...captcha, picture: event.picture, text: '' }) : step(captcha);
  switch (event.type) {
    case 'typed':
      return step({ ...captcha, text: event.text, fault: undefined });
    case 'refreshed':
      return step({ ...captcha, picture: undefined, text: '', fault: undefined }, { kind: 'load-picture' });
    case 'submitted':
      if (text.trim() === '') return step({ ...captcha, fault: { kind: 'missing' } });
      return end({ kind: 'passed', result: { type: CAPTCHA_TYPES.graphic, codeId: picture.codeId, code: text.trim() } });
    default:
      return step(captcha);
  }
}

function advanceSlider(captcha: SliderCaptchaState, event: CaptchaEvent): CaptchaStep {
  const { subject, provider, stage } = captcha;
  switch (stage.kind) {
    case 'loading':
      return event.type === 'puzzle-loaded' ? step({ ...captcha, stage: { kind: 'shown', puzzle: event.puzzle } }) : step(captcha);
    case 'shown':
      if (event.type === 'refreshed') return loadPuzzle({ ...captcha, fault: undefined });
      if (event.type !== 'solved') return step(captcha);
      return step(
        { ...captcha, stage: { kind: 'checking', puzzle: stage.puzzle }, fault: undefined },
        { kind: 'check', subject, provider, proof: event.proof },
      );
    case 'checking':
      if (event.type !== 'accepted') return step(captcha);
      return step(
        { status: 'passed' },
        {
          kind: 'emit',
          outcome: { kind: 'passed', result: { type: CAPTCHA_TYPES.slider, codeId: event.codeId, code: event.code } },
        },
      );
    default:
      return assertNever(stage);
  }
}

function loadPuzzle(captcha: SliderCaptchaState): CaptchaStep {
  const { subject, provider } = captcha;
  return step({ ...captcha, stage: { kind: 'loading' } }, { kind: 'load-puzzle', subject, provider });
}

function end(outcome: CaptchaOutcome): CaptchaStep {
  return step(IDLE, { kind: 'emit', outcome });
}

function step(captcha: Captcha, ...effects: readonly CaptchaEffect[]): CaptchaStep {
  return { captcha, effects };
}
