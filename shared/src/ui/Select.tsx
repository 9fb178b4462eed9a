import { useState, type ReactNode } from 'react';
import { useSharedTranslation } from '../i18n/useSharedTranslation';
import { Icon } from './Icon';
import { opensBy, useLazyModule } from './useLazyModule';
import { useSelectTrigger } from './useSelectTrigger';
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

const load = () => import('./OpenSelect');

/**
 * One of many. Arrow keys and letters choose, Esc leaves it as it was. The code of the list is loaded for the first opening; where that fails, the button
 * says so, and the next press tries again.
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

/** Its button alone. */
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
