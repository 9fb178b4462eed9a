import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { useEffect, useRef } from 'react';
import { Icon } from '@site/shared/ui/essentials';
import { useSelectTrigger, type SelectProps } from './useSelectTrigger';
import styles from './Select.module.css';

/**
 * Renders a select that opens its list on mount, after a press on its button, so that the list has the focus as
 * keyboard users expect.
 */
export function OpenSelect<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, disabled = false } = props;
  const trigger = useSelectTrigger(props);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  const handleChange = (next: Value | null) => {
    if (next !== null) onChange(next);
  };
  return (
    // Base UI would add a <style> element for the list's scroll bar, which the content security policy blocks. Our
    // stylesheet contains that rule.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root items={options} value={value ?? null} onValueChange={handleChange} disabled={disabled} modal={false}>
        <BaseSelect.Trigger ref={button} {...trigger}>
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
