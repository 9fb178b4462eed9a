import { useFieldControl } from '@site/shared/ui';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text, inside a `Field` that names it. */
export function TextArea({ value, onChange }: TextAreaProps) {
  const field = useFieldControl();
  return (
    <textarea
      id={field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid === true || undefined}
      className={styles['area']}
      rows={6}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
