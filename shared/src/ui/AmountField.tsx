import { toLocale, useSharedTranslation } from '@site/shared/i18n';
import { amountInput } from '../input/amountInput';
import type { Fen } from '@site/shared/money';
import type { FieldProps } from './Field';
import { Field } from './Field';
import type { InputBoxProps } from './InputBox';
import { InputBox } from './InputBox';
import { useLazyModule } from './useLazyModule';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint' | 'layout' | 'className'>,
    Pick<InputBoxProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'placeholder' | 'disabled' | 'ref'> {
  readonly currency?: string | undefined;
  /** Amount shown in uppercase Chinese numerals at the right of the box, once the library for them has loaded. */
  readonly uppercase?: Fen | undefined;
}

const loadNumerals = () => import('../money/uppercaseYuan');

/** The field works without the numerals, and the next amount retries the load. */
const ignore = () => undefined;

/**
 * Renders a field for an amount of money, 60 units high with large figures. The text is parsed as an amount; the caller
 * validates its bounds.
 */
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
        suffix={uppercase === undefined ? undefined : <Uppercase sum={uppercase} />}
      />
    </Field>
  );
}

/** Loads the library when the first amount is typed. */
function Uppercase({ sum }: { readonly sum: Fen }) {
  const { locale } = useSharedTranslation();
  const numerals = useLazyModule(loadNumerals, true, ignore);
  return numerals && <span className={styles['uppercase']}>{numerals.uppercaseYuan(sum, toLocale(locale))}</span>;
}
