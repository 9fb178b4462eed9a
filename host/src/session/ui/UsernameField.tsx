import { TextField, type TextFieldProps } from '@site/shared/ui';
import { useTranslation } from './texts';

interface UsernameFieldProps extends Pick<TextFieldProps, 'ref' | 'value' | 'onChange' | 'error' | 'reads' | 'size'> {
  /** Placeholder. Default: a request for the account's username. */
  readonly hint?: string;
}

/** Shows the field for a username, without auto-capitalisation and spell check. */
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
