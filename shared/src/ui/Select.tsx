import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { useFieldControl } from './Field';
import { Icon } from './Icon';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` as long as nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Names it where it is in no `Field`. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** sm 38 (a filter above a list) · md 44 · lg 50 units high. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of many. Arrow keys and letters choose, Esc leaves it as it was. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  label,
  placeholder,
  size = 'md',
  disabled = false,
  className,
}: SelectProps<Value>) {
  const field = useFieldControl();
  const naming = field === undefined ? { 'aria-label': label } : { id: field.id, 'aria-describedby': field.describedBy };
  const handleChange = (next: Value | null) => {
    if (next !== null) onChange(next);
  };
  return (
    // Base UI would add a <style> element for the list's scroll bar, which the content security policy refuses: our stylesheet has that rule.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root items={options} value={value ?? null} onValueChange={handleChange} disabled={disabled} modal={false}>
        <BaseSelect.Trigger
          {...naming}
          aria-invalid={field?.invalid === true || undefined}
          className={cx(styles['trigger'], size !== 'md' && styles[size], className)}
        >
          <BaseSelect.Value placeholder={placeholder} className={styles['value']} />
          <BaseSelect.Icon className={styles['arrow']}>
            <Icon name="chevron-down" size="sm" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className={styles['positioner']}>
            <BaseSelect.Popup className={styles['popup']}>
              <BaseSelect.List className={styles['list']}>
                {options.map((option) => (
                  <BaseSelect.Item key={option.value} value={option.value} disabled={option.disabled} className={styles['item']}>
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className={styles['tick']}>
                      <Icon name="check" size="xs" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
