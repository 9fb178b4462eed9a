import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'onChange' | 'className' | 'children'
> {
  readonly checked: boolean;
  /** Takes effect at once; a choice that waits for a submit is a `Checkbox`. */
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  /** The label is only for screen readers, where a row has a visible label of its own. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** On or off, at once. */
export function Switch({ checked, onChange, children, labelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles['label'], className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        className={styles['switch']}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span className={labelHidden ? styles['hidden'] : undefined}>{children}</span>
    </label>
  );
}
