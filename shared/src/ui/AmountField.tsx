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
  /** The currency sign before the figure. */
  readonly currency?: string | undefined;
  /** The sum that is shown in uppercase Chinese at the right of the box, once its numerals are there. */
  readonly uppercase?: Fen | undefined;
}

const loadNumerals = () => import('../money/uppercaseYuan');

/** Without the numerals nothing is missing that the figure does not say: they are asked for again with the next sum. */
const ignore = () => undefined;

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
        suffix={uppercase === undefined ? undefined : <Uppercase sum={uppercase} />}
      />
    </Field>
  );
}

/** Its library is loaded for the first sum that is typed. */
function Uppercase({ sum }: { readonly sum: Fen }) {
  const { locale } = useSharedTranslation();
  const numerals = useLazyModule(loadNumerals, true, ignore);
  return numerals && <span className={styles['uppercase']}>{numerals.uppercaseYuan(sum, toLocale(locale))}</span>;
}
