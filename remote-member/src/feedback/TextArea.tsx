import type { InputKind } from '@site/shared/input';
import { useFieldControl, useInput } from '@site/shared/ui';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reads: InputKind;
}

/** Renders a multi-line input inside a `Field`, which provides its label and reports text that was cut. */
export function TextArea({ value, onChange, reads }: TextAreaProps) {
  const field = useFieldControl();
  const { inputProps } = useInput({ value, onChange, reads, onNotice: field?.onNotice });
  return (
    <textarea
      id={field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid === true || undefined}
      className={styles['area']}
      rows={6}
      {...inputProps}
    />
  );
}
