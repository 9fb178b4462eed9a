import { OTPField } from '@base-ui/react/otp-field';
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { codeInput } from '../input/digitsInput';
import { toHalfWidth } from '@site/shared/input/plainText';
import type { FieldProps } from './Field';
import { Field, useFieldControl } from './Field';
import styles from './CodeField.module.css';
import { KeptInput } from './KeptInput';
import { useDescribeNotice } from './useInput';

/** Number of digits in a code sent by SMS or e-mail. */
export const CODE_LENGTH = 6;

export interface CodeFieldProps
  extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'success' | 'hint' | 'layout' | 'className'>, CodeBoxesProps {}

interface CodeBoxesProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the last box is filled by typing, pasting or the browser's autofill. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly length?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Content at the right of the boxes: the button that sends a code. */
  readonly suffix?: ReactNode;
}

/**
 * Renders a field for a one-time code, with a box for each digit. Typing moves to the next box, Backspace to the
 * previous one, arrow keys move, and a pasted or autofilled code fills all boxes. The field is one Tab stop and one
 * group named by the label.
 */
export function CodeField({ label, labelHidden, error, success, hint, layout, className, ...boxes }: CodeFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} success={success} hint={hint} layout={layout} className={className}>
      <CodeBoxes {...boxes} />
    </Field>
  );
}

function CodeBoxes({ value, onChange, onComplete, length = CODE_LENGTH, disabled = false, suffix }: CodeBoxesProps) {
  const { t } = useSharedTranslation();
  const field = useFieldControl();
  const describe = useDescribeNotice();
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { text, notice } = codeInput(length)(event.clipboardData.getData('text/plain'), '');
    field?.onNotice(notice && describe(notice));
    onChange(text);
    if (text.length === length) onComplete?.(text);
  };
  return (
    <div className={styles['line']}>
      <OTPField.Root
        id={field?.id}
        aria-labelledby={field?.labelId}
        aria-describedby={field?.describedBy}
        value={value}
        // Input methods produce full-width digits.
        validationType="none"
        inputMode="numeric"
        normalizeValue={digitsOf}
        onPasteCapture={disabled ? undefined : paste}
        onValueChange={(next) => {
          field?.onNotice(undefined);
          onChange(next);
        }}
        onValueInvalid={(typed) => {
          field?.onNotice(describe({ kind: 'key-refused', reason: 'digits', typed }));
        }}
        onValueComplete={(whole) => {
          onComplete?.(whole);
        }}
        length={length}
        disabled={disabled}
        className={styles['boxes']}
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            // The label itself names the first box.
            {...(index === 0 ? {} : { 'aria-label': t('code_field.digit', { place: index + 1 }) })}
            aria-invalid={field?.invalid === true || undefined}
            className={styles['box']}
            render={renderKept}
          />
        ))}
      </OTPField.Root>
      {suffix}
    </div>
  );
}

const ignore = (): void => undefined;

/** Preserves values set by a password manager: the whole code in the first box, or one digit in each. */
function renderKept({ ref, value = '', onChange = ignore, ...input }: ComponentProps<'input'>) {
  return <KeptInput {...input} value={String(value)} onChange={onChange} inputRef={ref} />;
}

function digitsOf(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '');
}
