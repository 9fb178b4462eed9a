import { Icon, type IconName } from '@site/shared/ui/essentials';
import styles from './CardMark.module.css';

export type CardTone = 'red' | 'green' | 'ink';

export interface CardMarkProps {
  readonly icon: IconName;
  /** One character in place of the icon: the mark of the brand. */
  readonly mark?: string | undefined;
  /** The colour behind icon or mark. Default: the accent. */
  readonly tone?: CardTone | 'closed' | undefined;
  /** `sm` is for a line of text. */
  readonly size?: 'sm';
}

/** The sign of a way to pay, drawn beside its name; readers do not hear it. */
export function CardMark({ icon, mark, tone, size }: CardMarkProps) {
  return (
    <span className={styles['mark']} data-tone={tone} data-size={size} aria-hidden="true">
      {mark ?? <Icon name={icon} size={size ?? 'md'} />}
    </span>
  );
}
