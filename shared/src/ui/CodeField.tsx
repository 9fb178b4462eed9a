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

/** How many figures a code of an SMS or a mail has. */
export const CODE_LENGTH = 6;

export interface CodeFieldProps
  extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'success' | 'hint' | 'layout' | 'className'>, CodeBoxesProps {}

interface CodeBoxesProps {
  /** What has been typed so far, figures only. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The last box was filled, by typing, pasting or the browser's own offer. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly length?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** At the right of the boxes: the button that sends a code. */
  readonly suffix?: ReactNode;
}

/**
 * A one-time code, a box for each figure. Typing goes on to the next box, Backspace back to the one before, arrow keys move, and a code that
 * is pasted or offered by the browser fills them all. One stop for Tab, one group named by the label.
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
        // Digits of an input method are full-width.
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
            // The first box is named by the label itself.
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

/** Keeps what a password manager has set: the code in the first box, or a figure in each. */
function renderKept({ ref, value = '', onChange = ignore, ...input }: ComponentProps<'input'>) {
  return <KeptInput {...input} value={String(value)} onChange={onChange} inputRef={ref} />;
}

function digitsOf(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '');
}
