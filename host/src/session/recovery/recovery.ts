/**
 * State machine of the password recovery, in steps 0 to 3: identity, code, new password, done. Pure: an event gives the
 * next state and its effects; `createRecovery.ts` runs them.
 *
 * | step | doing           | event                               | next                                   | effects          |
 * |------|-----------------|-------------------------------------|----------------------------------------|------------------|
 * | 0, 1 | idle, refused   | code requested                      | proving                                | prove            |
 * | 0    | idle, refused   | requested, one already sent         | 1: the same code is valid              | –                |
 * | 0, 1 | proving         | captcha passed                      | sending                                | send-code        |
 * | 0, 1 | proving         | captcha failed                      | refused                                | –                |
 * | 0, 1 | proving         | captcha closed                      | idle                                   | –                |
 * | 0    | proving         | changed                             | idle: it was for the previous values   | end-captcha  |
 * | 0    | sending         | code sent                           | 1                                      | note-code, announce |
 * | 1    | sending         | code sent, as a message             | 1, idle                                | note-code, announce |
 * | 1    | sending         | code sent, as a call                | 1, calling: the player is asked to answer | note-code, announce |
 * | 0, 1 | sending         | failed                              | refused                                | – (note-code after 6066: a code was requested a moment ago) |
 * | 1    | calling         | call closed                         | idle                                   | –                |
 * | 1    | idle, refused   | code submitted                      | verifying                              | verify           |
 * | 1    | idle, refused   | code submitted, verified before     | 2                                      | –                |
 * | 1    | verifying       | verified                            | 2                                      | –                |
 * | 1    | verifying       | failed                              | refused                                | –                |
 * | 2    | idle, refused   | password submitted                  | resetting                              | reset            |
 * | 2    | resetting       | was reset                           | 3                                      | announce-reset   |
 * | 2    | resetting       | failed                              | refused (its secret is spent after 6003) | –     |
 * | any  | refused         | changed                             | idle                                   | –                |
 * | 1    | idle, refused, calling | went back                    | 0                                      | –                |
 * | 1    | proving         | went back                           | 0                                      | end-captcha      |
 * | 2    | idle, refused   | went back                           | 1                                      | –                |
 * | any  | any             | started over                        | 0                                      | end-captcha, if one runs |
 *
 * Any other event changes nothing, so a pending call is not sent twice. A call without an answer counts as refused and
 * is never repeated automatically.
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { CaptchaOutcome, CaptchaResult } from '../captcha/captchaResult';
import type { RecoveryAccount } from './recoveryAccount';

/** Way in which the code is sent: a message to the phone or the e-mail address, or a call to the phone. */
export type CodeWay = 'message' | 'voice';

export interface CodeRequest {
  readonly account: RecoveryAccount;
  readonly way: CodeWay;
}

interface Idle {
  readonly kind: 'idle';
}

/** Call that was refused or not answered, with its failure. */
interface Refused {
  readonly kind: 'refused';
  readonly what: 'captcha' | 'code' | 'check' | 'reset';
  readonly failure: CallFailure;
}

type Asking =
  /** `proving` means that a captcha runs. */
  { readonly kind: 'proving'; readonly request: CodeRequest } | { readonly kind: 'sending'; readonly request: CodeRequest };

/** Verified code, and the secret from the answer, which allows one password reset. */
export interface VerifiedCode {
  readonly code: string;
  readonly secret: string;
}

/** State of the recovery. Implements R-RESET-03 to R-RESET-07. */
export type Recovery =
  | { readonly step: 0; readonly doing: Idle | Refused | Asking }
  | CodeState
  | {
      readonly step: 2;
      readonly account: RecoveryAccount;
      readonly verified: VerifiedCode;
      /** True when the platform no longer accepts the secret. */
      readonly isSpent: boolean;
      readonly doing: Idle | Refused | { readonly kind: 'resetting' };
    }
  | { readonly step: 3; readonly name: string };

interface CodeState {
  readonly step: 1;
  readonly account: RecoveryAccount;
  /** Code that was already verified. It is used up, and continues without another check. */
  readonly verified: VerifiedCode | undefined;
  readonly doing: Idle | Refused | Asking | { readonly kind: 'verifying'; readonly code: string } | { readonly kind: 'calling' };
}

export type RecoveryEvent =
  | { readonly type: 'asked'; readonly request: CodeRequest; readonly isOnItsWay: boolean }
  | { readonly type: 'captcha-ended'; readonly outcome: CaptchaOutcome }
  | { readonly type: 'code-sent' }
  | { readonly type: 'call-closed' }
  | { readonly type: 'code-submitted'; readonly code: string }
  | { readonly type: 'verified'; readonly secret: string }
  /** md5 of the password. The password itself stays in the form. */
  | { readonly type: 'password-submitted'; readonly passwordHash: string }
  | { readonly type: 'was-reset' }
  | { readonly type: 'failed'; readonly failure: CallFailure }
  | { readonly type: 'changed' }
  | { readonly type: 'went-back' }
  | { readonly type: 'started-over' };

export type RecoveryEffect =
  | { readonly kind: 'prove'; readonly request: CodeRequest }
  | { readonly kind: 'end-captcha' }
  | { readonly kind: 'send-code'; readonly request: CodeRequest; readonly proof: CaptchaResult }
  /** Starts the cooldown of the next code. `isOurs` is set when this page requested the previous one. */
  | { readonly kind: 'note-code'; readonly account: RecoveryAccount; readonly isOurs: boolean }
  | { readonly kind: 'announce'; readonly request: CodeRequest }
  | { readonly kind: 'verify'; readonly account: RecoveryAccount; readonly code: string }
  | { readonly kind: 'reset'; readonly account: RecoveryAccount; readonly passwordHash: string; readonly secret: string }
  | { readonly kind: 'announce-reset' };

export interface RecoveryStep {
  readonly recovery: Recovery;
  readonly effects: readonly RecoveryEffect[];
}

const IDLE: Idle = { kind: 'idle' };

export const NOT_RECOVERING: Recovery = { step: 0, doing: IDLE };

/** Returns the next state and effects by the table above. Implements R-RESET-10 to R-RESET-15. */
export function advanceRecovery(recovery: Recovery, event: RecoveryEvent): RecoveryStep {
  if (event.type === 'started-over') {
    return isDoing(recovery, 'proving') ? next(NOT_RECOVERING, { kind: 'end-captcha' }) : next(NOT_RECOVERING);
  }
  switch (recovery.step) {
    case 0:
      return advanceIdentity(recovery, event);
    case 1:
      return advanceCode(recovery, event);
    case 2:
      return advancePassword(recovery, event);
    case 3:
      return next(recovery);
    default:
      return assertNever(recovery);
  }
}

/** Returns whether a call is pending that cannot be cancelled. */
export function isUnderWay(recovery: Recovery): boolean {
  return (['sending', 'verifying', 'resetting'] as const).some((what) => isDoing(recovery, what));
}

export function isDoing(recovery: Recovery, what: Exclude<Recovery, { step: 3 }>['doing']['kind']): boolean {
  return recovery.step !== 3 && recovery.doing.kind === what;
}

type At<Step extends Recovery['step']> = Extract<Recovery, { step: Step }>;

function advanceIdentity(recovery: At<0>, event: RecoveryEvent): RecoveryStep {
  const { doing } = recovery;
  switch (doing.kind) {
    case 'idle':
    case 'refused':
      if (event.type === 'changed') return next(NOT_RECOVERING);
      if (event.type !== 'asked') return next(recovery);
      if (event.isOnItsWay) return next(enterCode(event.request.account));
      return next({ step: 0, doing: { kind: 'proving', request: event.request } }, { kind: 'prove', request: event.request });
    case 'proving':
      if (event.type === 'changed') return next(NOT_RECOVERING, { kind: 'end-captcha' });
      return event.type === 'captcha-ended' ? afterCaptcha(recovery, doing.request, event.outcome) : next(recovery);
    case 'sending':
      if (event.type === 'code-sent') return next(enterCode(doing.request.account), ...afterSending(doing.request));
      return event.type === 'failed' ? refuseCode(recovery, doing.request, event.failure) : next(recovery);
    default:
      return assertNever(doing);
  }
}

function advanceCode(recovery: CodeState, event: RecoveryEvent): RecoveryStep {
  const { doing, account, verified } = recovery;
  switch (doing.kind) {
    case 'idle':
    case 'refused':
      if (event.type === 'code-submitted') return submitCode(recovery, event.code);
      if (event.type === 'asked')
        return next({ ...recovery, doing: { kind: 'proving', request: event.request } }, { kind: 'prove', request: event.request });
      if (event.type === 'went-back') return next(NOT_RECOVERING);
      return event.type === 'changed' ? next({ ...recovery, doing: IDLE }) : next(recovery);
    case 'proving':
      if (event.type === 'went-back') return next(NOT_RECOVERING, { kind: 'end-captcha' });
      return event.type === 'captcha-ended' ? afterCaptcha(recovery, doing.request, event.outcome) : next(recovery);
    case 'sending':
      if (event.type === 'failed') return refuseCode(recovery, doing.request, event.failure);
      if (event.type !== 'code-sent') return next(recovery);
      return next(
        { ...enterCode(account), doing: doing.request.way === 'voice' ? { kind: 'calling' } : IDLE },
        ...afterSending(doing.request),
      );
    case 'calling':
      if (event.type === 'went-back') return next(NOT_RECOVERING);
      return event.type === 'call-closed' ? next({ ...recovery, doing: IDLE }) : next(recovery);
    case 'verifying':
      if (event.type === 'verified') return next(enterPassword(account, { code: doing.code, secret: event.secret }));
      if (event.type !== 'failed') return next(recovery);
      return next({ step: 1, account, verified, doing: { kind: 'refused', what: 'check', failure: event.failure } });
    default:
      return assertNever(doing);
  }
}

function advancePassword(recovery: At<2>, event: RecoveryEvent): RecoveryStep {
  const { doing, account, verified, isSpent } = recovery;
  switch (doing.kind) {
    case 'idle':
    case 'refused':
      if (event.type === 'went-back') return next({ ...enterCode(account), verified: isSpent ? undefined : verified });
      if (event.type === 'changed') return next({ ...recovery, doing: IDLE });
      if (event.type !== 'password-submitted') return next(recovery);
      return next(
        { ...recovery, doing: { kind: 'resetting' } },
        { kind: 'reset', account, passwordHash: event.passwordHash, secret: verified.secret },
      );
    case 'resetting':
      if (event.type === 'was-reset') return next({ step: 3, name: account.name }, { kind: 'announce-reset' });
      if (event.type !== 'failed') return next(recovery);
      return next({
        ...recovery,
        isSpent: isSpent || isRefusedWith(event.failure, RESPONSE_CODES.accessDenied),
        doing: { kind: 'refused', what: 'reset', failure: event.failure },
      });
    default:
      return assertNever(doing);
  }
}

function submitCode(recovery: CodeState, code: string): RecoveryStep {
  const { account, verified } = recovery;
  if (code === verified?.code) return next(enterPassword(account, verified));
  return next({ ...recovery, doing: { kind: 'verifying', code } }, { kind: 'verify', account, code });
}

function afterCaptcha(recovery: At<0> | CodeState, request: CodeRequest, outcome: CaptchaOutcome): RecoveryStep {
  if (outcome.kind === 'passed') {
    return next({ ...recovery, doing: { kind: 'sending', request } }, { kind: 'send-code', request, proof: outcome.result });
  }
  const { failure } = outcome;
  return next({ ...recovery, doing: failure === undefined ? IDLE : { kind: 'refused', what: 'captcha', failure } });
}

function refuseCode(recovery: At<0> | CodeState, { account }: CodeRequest, failure: CallFailure): RecoveryStep {
  const refused: Recovery = { ...recovery, doing: { kind: 'refused', what: 'code', failure } };
  const isTooSoon = isRefusedWith(failure, RESPONSE_CODES.sixtySecondLimit);
  return isTooSoon ? next(refused, { kind: 'note-code', account, isOurs: false }) : next(refused);
}

function enterCode(account: RecoveryAccount): CodeState {
  return { step: 1, account, verified: undefined, doing: IDLE };
}

function enterPassword(account: RecoveryAccount, verified: VerifiedCode): At<2> {
  return { step: 2, account, verified, isSpent: false, doing: IDLE };
}

function afterSending(request: CodeRequest): readonly RecoveryEffect[] {
  return [
    { kind: 'note-code', account: request.account, isOurs: true },
    { kind: 'announce', request },
  ];
}

function isRefusedWith(failure: CallFailure, code: number): boolean {
  return failure.kind === 'refused' && failure.code === code;
}

function next(recovery: Recovery, ...effects: readonly RecoveryEffect[]): RecoveryStep {
  return { recovery, effects };
}
