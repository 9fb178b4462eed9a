import { Button, PasswordField } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { OwnerProof } from './bindingForms';
import { CodeLine } from './CodeLine';
import type { OwnContact } from './contact';
import styles from './OwnerProofField.module.css';

interface OwnerProofFieldProps {
  /** Where a code can be sent in place of the login password; without, only the password is asked for. */
  readonly own: OwnContact | undefined;
  readonly value: OwnerProof;
  readonly onChange: (proof: OwnerProof) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The login password, or a code to what is bound already, whichever the member has at hand. */
export function OwnerProofField({ own, value: { by, text }, onChange, error, disabled }: OwnerProofFieldProps) {
  const { t } = useTranslation();
  const handleText = (typed: string) => {
    onChange({ by, text: typed });
  };

  return (
    <div className={styles['proof']}>
      {by === 'code' ? (
        <CodeLine use="confirm" own={own} value={text} onChange={handleText} error={error} />
      ) : (
        <PasswordField
          label={t('binding.login_password')}
          revealLabel={t('binding.reveal')}
          value={text}
          onChange={handleText}
          hint={t('binding.proof.hint')}
          error={error}
          disabled={disabled}
        />
      )}
      {own && (
        <Button
          variant="quiet"
          size="sm"
          className={styles['other']}
          disabled={disabled}
          onClick={() => {
            onChange({ by: by === 'code' ? 'password' : 'code', text: '' });
          }}
        >
          {by === 'code' ? t('binding.proof.by_password') : t(`binding.proof.by_${own.kind}`)}
        </Button>
      )}
    </div>
  );
}
