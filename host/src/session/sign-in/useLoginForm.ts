import { useMemo, useState } from 'react';
import { md5Hash } from '@site/shared/crypto';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { errorOf, findErrors, LOGIN_RULES, type LoginValues, type ValidationKey } from '@site/shared/validation';
import { useShell } from '../../ShellContext';
import { createRememberedLogin } from '../rememberedCredentials';

type Submission = { readonly at: 'editing' } | { readonly at: 'sending' } | { readonly at: 'refused'; readonly message: string };

export interface LoginForm {
  readonly values: LoginValues;
  readonly change: (values: Partial<LoginValues>) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** Why a field is refused; empty until the form was submitted once. */
  readonly errorOf: (field: keyof LoginValues) => ValidationKey | undefined;
  readonly submission: Submission;
  readonly submit: () => Promise<void>;
}

/**
 * The login form: values, errors, sending. The password leaves it only as md5 (R-VAL-17); it is remembered only where that was asked for
 * and the login succeeded.
 *
 * Proves R-SESSION-11, R-ERRB-12.
 */
export function useLoginForm(): LoginForm {
  const { session, storage } = useShell();
  const { t } = useSharedTranslation();
  const remembered = useMemo(() => createRememberedLogin(storage, () => Date.now()), [storage]);
  const [known] = useState(() => remembered.read());
  const [values, setValues] = useState<LoginValues>(known ?? { username: '', password: '' });
  const [remember, setRemember] = useState(known !== undefined);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [submission, setSubmission] = useState<Submission>({ at: 'editing' });
  const errors = findErrors(LOGIN_RULES, values);

  return {
    values,
    change(changed) {
      setValues((before) => ({ ...before, ...changed }));
      setSubmission({ at: 'editing' });
    },
    remember,
    setRemember,
    errorOf: (field) => (wasSubmitted ? errorOf(errors, field) : undefined),
    submission,
    async submit() {
      setWasSubmitted(true);
      if (errors.length > 0 || submission.at === 'sending') return;
      setSubmission({ at: 'sending' });
      const username = values.username.trim();
      const result = await session.signIn({ username, passwordHash: md5Hash(values.password) });
      if (!result.ok) {
        setSubmission({ at: 'refused', message: failureText(result.failure, t) });
        return;
      }
      if (remember) remembered.keep({ username, password: values.password });
      else remembered.forget();
      setSubmission({ at: 'editing' });
    },
  };
}
