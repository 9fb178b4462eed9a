import type { ReactNode } from 'react';
import { cx, SpreadRadio, type IconName } from '@site/shared/ui';
import { CardMark, type CardTone } from '@site/shared/ui/CardMark';
import styles from './CardPicker.module.css';

export interface PickerCard {
  readonly value: string;
  readonly icon: IconName;
  /** Single character of the brand, shown instead of the icon. */
  readonly mark?: string | undefined;
  /** Background colour of icon or mark. Default: the accent colour. */
  readonly tone?: CardTone | undefined;
  readonly title: ReactNode;
  /** Line below the title: bounds, a number, or the reason why the card is disabled. */
  readonly detail: ReactNode;
  readonly isDisabled?: boolean;
  /** Short text in the corner. */
  readonly tag?: string | undefined;
}

interface CardPickerProps {
  /** Label in the label column. */
  readonly legend: string;
  readonly name: string;
  readonly cards: readonly PickerCard[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** Shows radio buttons that look like cards, including disabled ones. */
export function CardPicker({ legend, name, cards, value, onChange, disabled = false }: CardPickerProps) {
  return (
    <fieldset className={styles['picker']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {cards.map((card) => (
          <label key={card.value} className={cx(styles['card'], card.isDisabled && styles['closed'])}>
            <SpreadRadio
              name={name}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => {
                onChange(card.value);
              }}
            />
            <CardMark icon={card.icon} mark={card.mark} tone={card.isDisabled ? 'closed' : card.tone} />
            <span className={styles['text']}>
              <b>{card.title}</b>
              <small>{card.detail}</small>
            </span>
            {card.tag !== undefined && <span className={styles['tag']}>{card.tag}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
