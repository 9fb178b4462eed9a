import type { ReactNode } from 'react';
import { amountInput } from '../input/amountInput';
import type { FieldProps } from './Field';
import { Field } from './Field';
import type { InputBoxProps } from './InputBox';
import { InputBox } from './InputBox';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint' | 'layout' | 'className'>,
    Pick<InputBoxProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'placeholder' | 'disabled' | 'ref'> {
  /** The currency sign before the figure. */
  readonly currency?: string | undefined;
  /** The sum in uppercase Chinese, at the right of the box. */
  readonly uppercase?: ReactNode;
}

/** A sum of money, 60 high with large figures, read as an amount; the caller judges how much it may be. */
export function AmountField({ label, labelHidden, error, hint, layout, className, currency = '¥', uppercase, ...input }: AmountFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} layout={layout} className={className}>
      <InputBox
        {...input}
        reads={amountInput}
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
