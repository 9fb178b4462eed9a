import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import { useFieldControl } from './Field';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'checked' | 'onChange' | 'className' | 'children' | 'id'
> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Label beside the box, which can be clicked too. Links inside it stay links. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Renders a native check box with its own drawing. */
export function Checkbox({ checked, onChange, children, className, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  return (
    <label className={cx(styles['label'], className)}>
      <span className={styles['box']}>
        <input
          aria-describedby={field?.describedBy}
          aria-invalid={field?.invalid === true || undefined}
          {...rest}
          type="checkbox"
          checked={checked}
          className={styles['input']}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <Icon name="check" size="xs" className={styles['tick']} />
      </span>
      <span>{children}</span>
    </label>
  );
}
