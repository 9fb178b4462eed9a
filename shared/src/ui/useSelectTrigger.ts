import { cx } from './cx';
import { useFieldControl } from './Field';
import type { SelectProps } from './Select';
import styles from './Select.module.css';

/** What names and describes the button of a select, and its looks. */
export function useSelectTrigger({ label, size = 'md', className }: Pick<SelectProps<string>, 'label' | 'size' | 'className'>) {
  const field = useFieldControl();
  return {
    ...(field === undefined ? { 'aria-label': label } : { id: field.id, 'aria-describedby': field.describedBy }),
    'aria-invalid': field?.invalid === true || undefined,
    className: cx(styles['trigger'], size !== 'md' && styles[size], className),
  };
}
