import { Icon, type IconName } from '@site/shared/ui/essentials';
import styles from './CardMark.module.css';

export type CardTone = 'red' | 'green' | 'ink';

export interface CardMarkProps {
  readonly icon: IconName;
  /** A character to show instead of the icon, from the brand of the payment method. */
  readonly mark?: string | undefined;
  /** Color behind the icon or character. Default: the accent. */
  readonly tone?: CardTone | 'closed' | undefined;
  /** `sm` fits into a line of text. */
  readonly size?: 'sm';
}

/** Renders the sign of a payment method beside its name. Screen readers skip it. */
export function CardMark({ icon, mark, tone, size }: CardMarkProps) {
  return (
    <span className={styles['mark']} data-tone={tone} data-size={size} aria-hidden="true">
      {mark ?? <Icon name={icon} size={size ?? 'md'} />}
    </span>
  );
}
