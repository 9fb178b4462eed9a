import type { ReactNode } from 'react';
import { cx, SpreadRadio, type IconName } from '@site/shared/ui';
import { CardMark, type CardTone } from '@site/shared/ui/CardMark';
import styles from './CardPicker.module.css';

export interface PickerCard {
  readonly value: string;
  readonly icon: IconName;
  /** One character in place of the icon: the mark of the brand. */
  readonly mark?: string | undefined;
  /** The colour behind icon or mark. Default: the accent. */
  readonly tone?: CardTone | undefined;
  readonly title: ReactNode;
  /** The line below the title: bounds, a number, why it cannot be chosen. */
  readonly detail: ReactNode;
  readonly isDisabled?: boolean;
  /** A short text in the corner. */
  readonly tag?: string | undefined;
}

interface CardPickerProps {
  /** In the column of the labels. */
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly cards: readonly PickerCard[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** Radio buttons that look like cards. A disabled one is shown too. */
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
