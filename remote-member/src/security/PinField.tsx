import { codeInput } from '@site/shared/input';
import { PasswordField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { PIN_LENGTH } from './bindingForms';

const PIN_INPUT = codeInput(PIN_LENGTH);

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function PinField({ label, value, onChange, error, disabled = false }: PinFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={label}
      revealLabel={t('binding.reveal')}
      value={value}
      onChange={onChange}
      reads={PIN_INPUT}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      disabled={disabled}
    />
  );
}
