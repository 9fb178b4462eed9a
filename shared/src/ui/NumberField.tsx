import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import { useSharedTranslation } from '../i18n/useSharedTranslation';
import type { FieldProps } from './Field';
import { Field, useFieldControl } from './Field';
import { Icon } from './Icon';
import styles from './NumberField.module.css';

export interface NumberFieldProps
  extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'success' | 'hint' | 'layout' | 'className'>, NumberBoxProps {}

interface NumberBoxProps {
  /** `undefined` while it is empty. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** The range it accepts; a value beyond is set to the nearest end on blur. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A whole number between two buttons: how many, which level. Arrow keys step, Page Up and Page Down leap, Home and End go to the ends.
 * Money is typed into an `AmountField`, whose text the money parser judges.
 */
export function NumberField({ label, labelHidden, error, success, hint, layout, className, ...box }: NumberFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} success={success} hint={hint} layout={layout} className={className}>
      <NumberBox {...box} />
    </Field>
  );
}

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false };

function NumberBox({ value, onChange, min, max, step = 1, disabled = false }: NumberBoxProps) {
  const { t } = useSharedTranslation();
  const field = useFieldControl();
  return (
    <BaseNumberField.Root
      id={field?.id}
      value={value ?? null}
      onValueChange={(next) => {
        onChange(next ?? undefined);
      }}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      format={WHOLE}
      locale="zh-CN"
    >
      <BaseNumberField.Group className={styles['box']} data-invalid={field?.invalid === true || undefined}>
        <BaseNumberField.Decrement className={styles['step']} aria-label={t('number_field.decrease')}>
          <Icon name="minus" size="sm" />
        </BaseNumberField.Decrement>
        {/* Its role is said by the language of the page, not by Base UI's English. */}
        <BaseNumberField.Input
          aria-roledescription={undefined}
          aria-describedby={field?.describedBy}
          aria-invalid={field?.invalid === true || undefined}
          className={styles['input']}
        />
        <BaseNumberField.Increment className={styles['step']} aria-label={t('number_field.increase')}>
          <Icon name="plus" size="sm" />
        </BaseNumberField.Increment>
      </BaseNumberField.Group>
    </BaseNumberField.Root>
  );
}
