import { assertNever } from '@site/shared/assert';
import type { CallResult, HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import { md5Hash } from '@site/shared/crypto';
import { DEFAULT_COUNTRY } from '@site/shared/validation';
import type { CaptchaRunner } from '../captcha/captchaResult';
import {
  advanceRecovery,
  NOT_RECOVERING,
  type CodeWay,
  type CodeRequest,
  type Recovery,
  type RecoveryEffect,
  type RecoveryEvent,
} from './recovery';
import { toAccount, toCaptchaSubject, type IdentityValues } from './recoveryAccount';
import { resetPassword, sendRecoveryCode, verifyRecoveryCode } from './recoveryCalls';
import { isCodeOnItsWay, NO_CODES, noteCode, type SentCodes } from './sentCodes';

/** Entered values that are stored, which excludes passwords. */
export interface RecoveryValues extends IdentityValues {
  readonly code: string;
}

export interface RecoveryPorts {
  readonly http: HttpService;
  readonly captcha: CaptchaRunner;
  /** Version of the client. */
  readonly version: string;
  /** Returns the server time in milliseconds. */
  readonly now: () => number;
  /** Called when a code was sent. */
  readonly announce: (request: CodeRequest) => void;
  /** Called when the password was changed. */
  readonly onReset: () => void;
}

export interface RecoveryControl {
  readonly state: Readable<Recovery>;
  readonly values: Readable<RecoveryValues>;
  readonly sentCodes: Readable<SentCodes>;
  /**
   * Resumes an unfinished recovery, unless it was for another name.
   *
   * @param username from the login form; may be empty
   */
  begin(username: string): void;
  change(values: Partial<RecoveryValues>): void;
  /** Requests a code for the entered values, which must have no errors. */
  askForCode(way: CodeWay): void;
  /** Ends the call state when the player answered the call or closed its dialog. */
  closeCall(): void;
  submitCode(): void;
  submitPassword(password: string): void;
  goBack(): void;
  /** Clears the entered values. The cooldowns stay. */
  startOver(): void;
}

const EMPTY: RecoveryValues = { by: 'phone', username: '', country: DEFAULT_COUNTRY, phone: '', email: '', code: '' };

/**
 * Recovers a password by the rules of `recovery.ts`. Outlives the dialog: closing it does not reset a cooldown, and an
 * unfinished recovery resumes where it stopped.
 *
 * Implements R-RESET-11 to R-RESET-15, R-RESET-17, R-API-033 to R-API-039, R-MSG-14.
 */
export function createRecovery({ http, captcha, version, now, announce, onReset }: RecoveryPorts): RecoveryControl {
  const state = createCell(NOT_RECOVERING);
  const values = createCell(EMPTY);
  const sentCodes = createCell(NO_CODES);
  let newest = 0;

  function dispatch(event: RecoveryEvent): void {
    const { recovery, effects } = advanceRecovery(state.get(), event);
    state.set(recovery);
    for (const effect of effects) runEffect(effect);
  }

  function runEffect(effect: RecoveryEffect): void {
    switch (effect.kind) {
      case 'prove':
        void dispatchAnswer(captcha.run(toCaptchaSubject(effect.request.account)), (outcome) => ({ type: 'captcha-ended', outcome }));
        return;
      case 'end-captcha':
        captcha.close();
        return;
      case 'send-code':
        void dispatchAnswer(
          sendRecoveryCode(http, version, effect.request, effect.proof),
          orFailed(() => ({ type: 'code-sent' })),
        );
        return;
      case 'note-code':
        sentCodes.set(noteCode(sentCodes.get(), effect.account, { at: now(), isOurs: effect.isOurs }));
        return;
      case 'announce':
        // The entered code belongs to the previous request.
        values.set({ ...values.get(), code: '' });
        announce(effect.request);
        return;
      case 'verify':
        void dispatchAnswer(
          verifyRecoveryCode(http, effect.account, effect.code),
          orFailed(({ secret }) => ({ type: 'verified', secret })),
        );
        return;
      case 'reset':
        void dispatchAnswer(
          resetPassword(http, effect.account, effect.passwordHash, effect.secret),
          orFailed(() => ({ type: 'was-reset' })),
        );
        return;
      case 'announce-reset':
        onReset();
        return;
      default:
        assertNever(effect);
    }
  }

  /** Dispatches the answer, unless a newer request has made it obsolete. */
  async function dispatchAnswer<T>(answer: Promise<T>, toEvent: (answer: T) => RecoveryEvent): Promise<void> {
    newest += 1;
    const own = newest;
    const event = toEvent(await answer);
    if (own === newest) dispatch(event);
  }

  function startOver(): void {
    newest += 1;
    dispatch({ type: 'started-over' });
    values.set(EMPTY);
  }

  return {
    state,
    values,
    sentCodes,
    begin(username) {
      const name = username.trim();
      const recovery = state.get();
      if (recovery.step === 3 || (name !== '' && name !== values.get().username.trim())) startOver();
      if (name !== '') values.set({ ...values.get(), username: name });
    },
    change(changed) {
      values.set({ ...values.get(), ...changed });
      dispatch({ type: 'changed' });
    },
    askForCode(way) {
      const recovery = state.get();
      const account = recovery.step === 1 ? recovery.account : toAccount(values.get());
      const isOnItsWay = isCodeOnItsWay(sentCodes.get(), account, now());
      dispatch({ type: 'asked', request: { account, way }, isOnItsWay });
    },
    closeCall() {
      dispatch({ type: 'call-closed' });
    },
    submitCode() {
      dispatch({ type: 'code-submitted', code: values.get().code.trim() });
    },
    submitPassword(password) {
      dispatch({ type: 'password-submitted', passwordHash: md5Hash(password) });
    },
    goBack() {
      dispatch({ type: 'went-back' });
    },
    startOver,
  };
}

function orFailed<T>(toEvent: (data: T) => RecoveryEvent): (result: CallResult<T>) => RecoveryEvent {
  return (result) => (result.ok ? toEvent(result.data) : { type: 'failed', failure: result.failure });
}
