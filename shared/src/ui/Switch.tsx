import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'onChange' | 'className' | 'children'
> {
  readonly checked: boolean;
  /** Called on a change, which takes effect immediately. Use a `Checkbox` for a choice that waits for a submit. */
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  /** Set when the label is for screen readers only, because the row has a visible label of its own. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Renders an on/off switch that takes effect immediately. */
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
