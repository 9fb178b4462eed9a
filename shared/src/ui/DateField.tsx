import { useRef, useState } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { dayInput, parseDay } from '../input/dayInput';
import styles from './DateField.module.css';
import type { FieldProps } from './Field';
import { IconButton } from '@site/shared/ui/essentials';
import type { InputBoxProps } from './InputBox';
import { TextField } from './TextField';

export interface DateFieldProps
  extends
    Pick<FieldProps, 'labelHidden' | 'error' | 'hint' | 'layout' | 'className'>,
    Pick<InputBoxProps, 'disabled' | 'size' | 'autoComplete'> {
  readonly label: string;
  /** A day such as `2026-11-24`, or empty. */
  readonly value: string;
  /** Called with a day, or with an empty text if the field is empty or the typed text is not a day. */
  readonly onChange: (day: string) => void;
  /** Bounds of the calendar, which opens at one of them if the field has no day. The caller validates typed days. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * Renders a field for a day, typed year first or chosen in the browser's calendar. A native date input would use the
 * format of the browser's language instead of the page's.
 */
export function DateField({ value, onChange, min, max, error, disabled, label, ...field }: DateFieldProps) {
  const { t } = useSharedTranslation();
  const [draft, setDraft] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  // A new value from outside replaces the typed text. An empty value replaces it only if the last value was a day.
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== (parseDay(draft) ?? '')) setDraft(value);
  }
  const isNoDay = draft !== '' && parseDay(draft) === undefined;

  const take = (text: string) => {
    setDraft(text);
    setIsLeft(false);
    const day = parseDay(text) ?? '';
    if (day !== value) onChange(day);
  };

  return (
    <TextField
      {...field}
      label={label}
      disabled={disabled}
      value={draft}
      onChange={take}
      reads={dayInput}
      inputMode="numeric"
      placeholder={t('date.placeholder')}
      error={isNoDay && isLeft ? t('date.no_day') : error}
      onBlur={() => {
        setIsLeft(true);
        const day = parseDay(draft);
        if (day !== undefined) setDraft(day);
      }}
      suffix={
        <span className={styles['calendar']}>
          <IconButton
            icon="calendar"
            size="sm"
            label={t('date.open', { label })}
            disabled={disabled}
            onClick={() => {
              calendar.current?.showPicker();
            }}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            className={styles['native']}
            value={value}
            min={min}
            max={max}
            onChange={(event) => {
              take(event.target.value);
            }}
          />
        </span>
      }
    />
  );
}
