import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CallFailure } from '@site/shared/contract/http';
import { md5Hash } from '@site/shared/crypto';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { errorOf, findErrors, isAuthCode, LOGIN_RULES, type LoginValues, type ValidationKey } from '@site/shared/validation';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { useSession } from '../SessionContext';
import { sendWithCaptcha } from '../captcha/sendWithCaptcha';
import { useFormCaptcha } from '../captcha/useFormCaptcha';
import { readRisk } from '../challenge';
import { useRememberedLogin } from '../useRememberedLogin';

/** `proving` means that a captcha runs. */
type Submission = { readonly status: 'editing' | 'sending' | 'proving' } | { readonly status: 'refused'; readonly message: string };

export interface LoginForm {
  readonly values: LoginValues;
  readonly change: (values: Partial<LoginValues>) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** Returns the error of a field. Returns nothing until the form was submitted once. */
  readonly errorOf: (field: keyof LoginValues) => ValidationKey | undefined;
  /** Entered second factor, or `undefined` when the platform has not asked for it. */
  readonly authCode: string | undefined;
  readonly changeAuthCode: (authCode: string) => void;
  /** True when the code is too short. */
  readonly isAuthCodeWrong: boolean;
  readonly submission: Submission;
  /** Receives the focus when a captcha has ended. */
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly submit: () => Promise<void>;
}

/** Returns whether the login is pending, in which case another press sends nothing. */
export function isUnderWay({ status }: Submission): boolean {
  return status === 'sending' || status === 'proving';
}

/**
 * Returns the login form: values, errors and submission. The password leaves it only as md5 (R-VAL-17). It is
 * remembered only if the player chose so and the login succeeded, and forgotten as soon as the player clears that
 * option. A login refused because a captcha is required is repeated with one; typing meanwhile ends the captcha. A
 * login refused as risky continues with the verification of the device. One refused without the second factor is
 * repeated with it.
 *
 * Implements R-SESSION-11, R-SESSION-19, R-ERRB-12.
 *
 * @param username initial username; defaults to the remembered one
 */
export function useLoginForm(username: string | undefined): LoginForm {
  const { session, signIn } = useSession();
  const { t } = useSharedTranslation();
  const remembered = useRememberedLogin();
  const [values, setValues] = useState<LoginValues>({ username: username ?? '', password: '' });
  const [remember, setRemember] = useState(false);
  const wasTouched = useRef(username !== undefined);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [submission, setSubmission] = useState<Submission>({ status: 'editing' });
  const [authCode, setAuthCode] = useState<string>();
  const [wasAuthCodeTried, setWasAuthCodeTried] = useState(false);
  const isComplete = authCode === undefined || isAuthCode(authCode);
  const { captcha, submitButton } = useFormCaptcha();
  const errors = findErrors(LOGIN_RULES, values);
  useEffect(() => {
    void remembered.read().then((known) => {
      if (known === undefined || wasTouched.current) return;
      setValues(known);
      setRemember(true);
    });
  }, [remembered]);

  return {
    values,
    change(changed) {
      wasTouched.current = true;
      setValues((before) => ({ ...before, ...changed }));
      // Another account may not use a second factor.
      if (changed.username !== undefined) setAuthCode(undefined);
      setSubmission({ status: 'editing' });
      captcha.close();
    },
    remember,
    setRemember(wanted) {
      wasTouched.current = true;
      setRemember(wanted);
      if (!wanted) remembered.forget();
    },
    errorOf: (field) => (wasSubmitted ? errorOf(errors, field) : undefined),
    authCode,
    changeAuthCode(typed) {
      setAuthCode(typed);
      setSubmission({ status: 'editing' });
    },
    isAuthCodeWrong: wasAuthCodeTried && !isComplete,
    submission,
    submitButton,
    async submit() {
      setWasSubmitted(true);
      setWasAuthCodeTried(authCode !== undefined);
      if (errors.length > 0 || isUnderWay(submission) || !isComplete) return;
      setSubmission({ status: 'sending' });
      const name = values.username.trim();
      const credentials = { username: name, password: values.password };
      const request = { username: name, passwordHash: md5Hash(values.password) };
      const result = await sendWithCaptcha({
        captcha,
        subject: { kind: 'login', name, password: request.passwordHash },
        send: (proof) => session.signIn({ ...request, captcha: proof, authCode: authCode?.trim() }),
        onAt: (at) => {
          setSubmission({ status: at });
        },
      });
      if (!result.ok) {
        if (result.failure === undefined) {
          setSubmission({ status: 'editing' });
          return;
        }
        if (asksAuthCode(result.failure)) {
          setAuthCode('');
          setWasAuthCodeTried(false);
          setSubmission({ status: 'editing' });
          return;
        }
        const risk = readRisk(result.failure);
        if (risk) signIn.verifyDevice({ ...request, ...risk, remember: remember ? credentials : undefined });
        else setSubmission({ status: 'refused', message: failureText(result.failure, t) });
        return;
      }
      setSubmission({ status: 'editing' });
      await remembered.settle(remember ? credentials : undefined);
    },
  };
}

function asksAuthCode(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODES.authenticationRequired;
}
