import { Button, PasswordField } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { OwnerProof } from './bindingForms';
import type { CodeUse } from './codeCooldown';
import { CodeLine } from './CodeLine';
import type { OwnContact } from './contact';
import styles from './OwnerProofField.module.css';

interface OwnerProofFieldProps {
  /**
   * Contacts to which a code can be sent instead of entering the login password. If there are none, only the password
   * is possible.
   */
  readonly contacts: readonly OwnContact[];
  /** Purpose of the code. */
  readonly use?: CodeUse;
  /** Label of the password; default is that of the login password. */
  readonly passwordLabel?: string;
  readonly passwordHint?: string | undefined;
  readonly value: OwnerProof;
  readonly onChange: (proof: OwnerProof) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** Renders the input of the login password or of a code sent to a bound contact; the member can switch between them. */
export function OwnerProofField({
  contacts,
  use = 'confirm',
  passwordLabel,
  passwordHint,
  value: { by, text },
  onChange,
  error,
  disabled,
}: OwnerProofFieldProps) {
  const { t } = useTranslation();
  const others = (['password', 'phone', 'email'] as const).filter(
    (way) => way !== by && (way === 'password' || contacts.some(({ kind }) => kind === way)),
  );
  const handleText = (typed: string) => {
    onChange({ by, text: typed });
  };

  return (
    <div className={styles['proof']}>
      {by !== 'password' ? (
        <CodeLine key={by} use={use} own={contacts.find(({ kind }) => kind === by)} value={text} onChange={handleText} error={error} />
      ) : (
        <PasswordField
          label={passwordLabel ?? t('binding.login_password')}
          revealLabel={t('binding.reveal')}
          value={text}
          onChange={handleText}
          hint={passwordHint ?? t('binding.proof.hint')}
          error={error}
          disabled={disabled}
        />
      )}
      {others.length > 0 && (
        <div className={styles['others']}>
          {others.map((way, place) => (
            <Button
              // The position as key keeps the pressed button mounted with the focus.
              key={place}
              variant="quiet"
              size="sm"
              disabled={disabled}
              onClick={() => {
                onChange({ by: way, text: '' });
              }}
            >
              {t(`binding.proof.by_${way}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
