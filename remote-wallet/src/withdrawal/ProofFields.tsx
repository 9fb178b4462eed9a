import { codeInput } from '@site/shared/input';
import { PasswordField, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './ProofFields.module.css';
import { WITHDRAWAL_PASSWORD_LENGTH } from './withdrawalValues';

/** Proof of the member's identity: withdrawal password and second-factor code. */
export interface Proof {
  readonly password: string;
  readonly authCode: string;
}

const passwordInput = codeInput(WITHDRAWAL_PASSWORD_LENGTH);

interface ProofFieldsProps {
  readonly asks: Readonly<Record<keyof Proof, boolean>>;
  readonly values: Proof;
  readonly onChange: (changed: Partial<Proof>) => void;
  readonly errorOf: (field: keyof Proof) => string | undefined;
  readonly disabled: boolean;
}

export function ProofFields({ asks, values, onChange, errorOf, disabled }: ProofFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {asks.password && (
        <PasswordField
          layout="row"
          className={styles['field']}
          label={t('withdrawal.password')}
          revealLabel={t('withdrawal.show_password')}
          value={values.password}
          onChange={(password) => {
            onChange({ password });
          }}
          reads={passwordInput}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('withdrawal.password_placeholder')}
          error={errorOf('password')}
          disabled={disabled}
        />
      )}
      {asks.authCode && (
        <TextField
          layout="row"
          className={styles['field']}
          label={t('withdrawal.auth_code')}
          value={values.authCode}
          onChange={(authCode) => {
            onChange({ authCode });
          }}
          autoComplete="one-time-code"
          placeholder={t('withdrawal.auth_code_placeholder')}
          error={errorOf('authCode')}
          disabled={disabled}
        />
      )}
    </>
  );
}
