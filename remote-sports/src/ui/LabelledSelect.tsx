import { Select } from '@site/shared/ui';
import styles from './LabelledSelect.module.css';

interface LabelledSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

export function LabelledSelect<Value extends string>({ label, value, options, onChange }: LabelledSelectProps<Value>) {
  return (
    <span className={styles['labelled']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <Select size="sm" label={label} className={styles['select']} value={value} options={options} onChange={onChange} />
    </span>
  );
}
