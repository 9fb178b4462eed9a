import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '@site/shared/ui/essentials';
import { SpreadRadio } from './SpreadRadio';
import { Strip } from './Strip';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly label: string;
  /** Heights inside the track in units: sm 26, md 32. */
  readonly size?: 'sm' | 'md' | undefined;
  /** Set when the segments share the width of the container. */
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a choice of one among few visible options. It uses native radio buttons, so the browser provides arrow keys
 * and form semantics.
 */
export function Segmented<Value extends string>({
  options,
  value,
  onChange,
  label,
  size = 'md',
  block = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Strip
      role="radiogroup"
      aria-label={label}
      className={cx(styles['track'], size !== 'md' && styles[size], block && styles['block'], className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <SpreadRadio
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </Strip>
  );
}
