import { useState, type KeyboardEvent } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { wholeInput } from '../input/amountInput';
import { readWhole } from '@site/shared/input/readAmount';
import type { FieldProps } from './Field';
import { Field, useFieldControl } from './Field';
import { Icon } from '@site/shared/ui/essentials';
import { useInput } from './useInput';
import styles from './NumberField.module.css';

export interface NumberFieldProps
  extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'success' | 'hint' | 'layout' | 'className'>, NumberProps {}

interface NumberProps {
  /** The number, or `undefined` while the text is not a number within the range. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean | undefined;
}

/** Number of steps for Page Up and Page Down. */
const LEAP = 10;

/**
 * Renders a field for a whole number between two buttons, such as a count or a level. Arrow keys change it by one step,
 * Page Up and Page Down by ten, Home and End go to the bounds. A text that is not a number in the range stays visible
 * with an error. Use `AmountField` for money.
 */
export function NumberField({ label, labelHidden, error, success, hint, layout, className, value, min, max, ...box }: NumberFieldProps) {
  const { t } = useSharedTranslation();
  const [typed, setTyped] = useState('');
  const read = (text: string): number | undefined => {
    const number = readWhole(text);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  // A number set from outside replaces the typed text.
  const text = read(typed) === value ? typed : String(value ?? '');
  const isBeyond = readWhole(text) !== undefined && read(text) === undefined;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      error={isBeyond ? t('number_field.range', { min, max }) : error}
      success={success}
      hint={hint}
      layout={layout}
      className={className}
    >
      <NumberBox
        {...box}
        text={text}
        value={value}
        min={min}
        max={max}
        onText={(next) => {
          setTyped(next);
          box.onChange(read(next));
        }}
      />
    </Field>
  );
}

interface NumberBoxProps extends NumberProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function NumberBox({ text, onText, value, onChange, min, max, disabled = false }: NumberBoxProps) {
  const { t } = useSharedTranslation();
  const field = useFieldControl();
  const { inputProps } = useInput({ value: text, onChange: onText, reads: wholeInput, onNotice: field?.onNotice });
  const go = (number: number): void => {
    onChange(Math.min(max, Math.max(min, number)));
  };
  const stepBy = (by: number): void => {
    go(value === undefined ? min : value + by);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => stepBy(1),
    ArrowDown: () => stepBy(-1),
    PageUp: () => stepBy(LEAP),
    PageDown: () => stepBy(-LEAP),
    Home: () => go(min),
    End: () => go(max),
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  return (
    <div
      className={styles['box']}
      data-invalid={field?.invalid === true || undefined}
      data-disabled={disabled || undefined}
      role="group"
      aria-labelledby={field?.labelId}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={t('number_field.decrease')}
        disabled={disabled || value === min}
        onClick={() => stepBy(-1)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        {...inputProps}
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid === true || undefined}
        className={styles['input']}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={t('number_field.increase')}
        disabled={disabled || value === max}
        onClick={() => stepBy(1)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </div>
  );
}
