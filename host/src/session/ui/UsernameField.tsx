import { TextField, type TextFieldProps } from '@site/shared/ui';
import { useTranslation } from './texts';

interface UsernameFieldProps extends Pick<TextFieldProps, 'ref' | 'value' | 'onChange' | 'error' | 'reads' | 'size'> {
  /** What it is made of; default: that it is the one of the account. */
  readonly hint?: string;
}

/** The name of an account, which no keyboard corrects. */
export function UsernameField({ hint, ...props }: UsernameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('sign_in.username')}
      placeholder={hint ?? t('sign_in.username_hint')}
      icon="user"
      name="username"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
