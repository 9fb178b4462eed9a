import type { ReactNode } from 'react';
import type { FieldProps } from './Field';
import { Field } from './Field';
import type { InputBoxProps } from './InputBox';
import { InputBox } from './InputBox';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint' | 'layout' | 'className'>,
    Pick<InputBoxProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'placeholder' | 'disabled' | 'maxLength' | 'ref'> {
  /** The currency sign before the figure. */
  readonly currency?: string | undefined;
  /** The sum in uppercase Chinese, at the right of the box. */
  readonly uppercase?: ReactNode;
}

/** A sum of money as typed, 60 high with large figures. The caller's parser decides what it accepts. */
export function AmountField({
  label,
  labelHidden,
  error,
  hint,
  layout,
  className,
  currency = '¥',
  uppercase,
  maxLength = 12,
  ...input
}: AmountFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} layout={layout} className={className}>
      <InputBox
        {...input}
        maxLength={maxLength}
        size="xl"
        inputMode="decimal"
        autoComplete="off"
        className={styles['amount']}
        prefix={
          <span aria-hidden="true" className={styles['currency']}>
            {currency}
          </span>
        }
        suffix={uppercase === undefined ? undefined : <span className={styles['uppercase']}>{uppercase}</span>}
      />
    </Field>
  );
}
