import { useEffect, useRef } from 'react';
import { TextField } from '@site/shared/ui';
import { useTranslation } from './texts';

interface AuthCodeFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
}

/** Asks for the second factor of a member who has enabled it. Receives the focus when it appears. */
export function AuthCodeField({ value, onChange, error }: AuthCodeFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <TextField
      ref={field}
      label={t('sign_in.auth_code')}
      hint={t('sign_in.auth_code_hint')}
      icon="shield"
      size="lg"
      name="auth-code"
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
