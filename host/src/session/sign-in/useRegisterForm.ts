import { useMemo, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { errorOf, findErrors, REGISTER_FORM_RULES, stripWhitespace, type RegisterFormValues } from '@site/shared/validation';
import { useShell } from '../../ShellContext';
import { createRegistration } from '../createRegistration';
import { isAboutName } from '../registration';

export interface RegisterForm {
  readonly values: RegisterFormValues;
  readonly change: (values: Partial<RegisterFormValues>) => void;
  /** What stands under a field: why it is refused, here or by the server. */
  readonly errorOf: (field: keyof RegisterFormValues) => string | undefined;
  /** A refusal that belongs to no field. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

const EMPTY: RegisterFormValues = { username: '', password: '', repeatPassword: '', agreed: false };

/** The register tab: values without whitespace, what is wrong with them, and the registration they go to. Proves R-VAL-15, R-VAL-16. */
export function useRegisterForm(): RegisterForm {
  const { http, session, storage, overlays, signIn, t } = useShell();
  const { t: tShared } = useSharedTranslation();
  const [values, setValues] = useState(EMPTY);
  const registration = useMemo(
    () =>
      createRegistration({
        http,
        session,
        storage,
        domain: window.location.hostname,
        announce: () => {
          overlays.toast(t('register.success'), 'success');
        },
        offerLogin: (username) => {
          signIn.switchTo('login', username);
        },
      }),
    [http, session, storage, overlays, signIn, t],
  );
  const state = useReadable(registration.state);
  const errors = state.at === 'filling' && !state.wasAsked ? [] : findErrors(REGISTER_FORM_RULES, values);
  const serverText = state.at === 'refused' ? failureText(state.failure, tShared) : undefined;
  const isNameRefused = state.at === 'refused' && isAboutName(state.failure);

  return {
    values,
    change({ agreed, ...texts }) {
      const stripped = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, stripWhitespace(text)]));
      setValues((before) => ({ ...before, ...stripped, agreed: agreed ?? before.agreed }));
      registration.change();
    },
    errorOf(field) {
      if (field === 'username' && isNameRefused) return serverText;
      const message = errorOf(errors, field);
      return message && tShared(message);
    },
    refusal: isNameRefused ? undefined : serverText,
    isBusy: state.at === 'sending' || state.at === 'signing-in' || state.at === 'doubtful',
    submit() {
      registration.submit(values);
    },
  };
}
