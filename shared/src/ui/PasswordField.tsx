import { useState } from 'react';
import { IconButton } from '@site/shared/ui/essentials';
import type { TextFieldProps } from './TextField';
import { TextField } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Name of the toggle. Its pressed state shows whether the password is visible. */
  readonly revealLabel: string;
}

/** Renders a password field whose text can be made visible. It is hidden again on every mount. */
export function PasswordField({ revealLabel, disabled, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? 'eye' : 'eye-off'}
          label={revealLabel}
          size="sm"
          pressed={shown}
          disabled={disabled}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
