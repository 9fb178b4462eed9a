import type { ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import { useFieldControl } from './Field';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Accessible name outside of a `Field`. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Heights in units: sm 38 (a filter above a list), md 44, lg 50. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Returns the naming, describing and styling props of a select's button. */
export function useSelectTrigger({ label, size = 'md', className }: Pick<SelectProps<string>, 'label' | 'size' | 'className'>) {
  const field = useFieldControl();
  return {
    ...(field === undefined ? { 'aria-label': label } : { id: field.id, 'aria-describedby': field.describedBy }),
    'aria-invalid': field?.invalid === true || undefined,
    className: cx(styles['trigger'], size !== 'md' && styles[size], className),
  };
}
