import type { Ref } from 'react';
import { compactInput } from '@site/shared/input';
import { PasswordField } from '@site/shared/ui';
import type { NewPasswordValues } from '@site/shared/validation';
import { useTranslation } from './texts';
import { INPUT_LENGTHS } from '../limits';

const READS_PASSWORD = compactInput(INPUT_LENGTHS.typedPassword);

interface NewPasswordFieldsProps {
  readonly values: NewPasswordValues;
  readonly onChange: (changed: Partial<NewPasswordValues>) => void;
  readonly errorOf: (field: keyof NewPasswordValues) => string | undefined;
  /** Called when the player is about to type a new password. */
  readonly onFocus: () => void;
  readonly labels: Readonly<Record<'password' | 'reveal' | 'repeat' | 'revealRepeat', string>>;
  readonly firstField?: Ref<HTMLInputElement>;
}

/** Shows the fields for a new password, which is entered twice. */
export function NewPasswordFields({ values, onChange, errorOf, onFocus, labels, firstField }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        ref={firstField}
        label={labels.password}
        placeholder={t('register.password_hint')}
        revealLabel={labels.reveal}
        icon="lock"
        name="new-password"
        autoComplete="new-password"
        reads={READS_PASSWORD}
        value={values.password}
        error={errorOf('password')}
        onFocus={onFocus}
        onChange={(password) => {
          onChange({ password });
        }}
      />
      <PasswordField
        label={labels.repeat}
        placeholder={t('register.repeat_hint')}
        revealLabel={labels.revealRepeat}
        icon="lock"
        name="repeat-password"
        autoComplete="new-password"
        reads={READS_PASSWORD}
        value={values.repeatPassword}
        error={errorOf('repeatPassword')}
        onChange={(repeatPassword) => {
          onChange({ repeatPassword });
        }}
      />
    </>
  );
}
