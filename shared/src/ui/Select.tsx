import { useState } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { Icon } from '@site/shared/ui/essentials';
import { opensBy, useLazyModule } from './useLazyModule';
import { useSelectTrigger, type SelectProps } from './useSelectTrigger';
import styles from './Select.module.css';

export type { SelectOption, SelectProps } from './useSelectTrigger';

const load = () => import('./OpenSelect');

/**
 * Renders a choice of one among many options. Arrow keys and letters choose; Esc cancels. The code of the list is
 * loaded on the first opening; if that fails, the button shows it and the next press retries.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [state, setState] = useState<'closed' | 'wanted' | 'failed'>('closed');
  const module = useLazyModule(load, state === 'wanted', () => {
    setState('failed');
  });
  if (module) return <module.OpenSelect {...props} />;
  return (
    <ClosedSelect
      {...props}
      hasFailed={state === 'failed'}
      onOpen={() => {
        setState('wanted');
      }}
    />
  );
}

interface ClosedSelectProps<Value extends string> extends SelectProps<Value> {
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
}

function ClosedSelect<Value extends string>({ hasFailed, onOpen, ...props }: ClosedSelectProps<Value>) {
  const { t } = useSharedTranslation();
  const { options, value, placeholder, disabled = false } = props;
  const trigger = useSelectTrigger(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      {...trigger}
      disabled={disabled}
      data-disabled={disabled || undefined}
      {...opensBy(load, onOpen)}
    >
      <span className={styles['value']} data-placeholder={chosen === undefined || undefined} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? t('select.failed') : (chosen?.label ?? placeholder)}
      </span>
      <span className={styles['arrow']} aria-hidden="true">
        <Icon name="chevron-down" size="sm" />
      </span>
    </button>
  );
}
