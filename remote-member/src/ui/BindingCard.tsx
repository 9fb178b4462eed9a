import { useState, type ReactNode } from 'react';
import { Button, Card, Tag, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './BindingCard.module.css';

interface BindingCardProps {
  readonly title: string;
  /** Purpose of the item. */
  readonly hint: string;
  /** Masked bound value as the platform sends it; `undefined` when nothing is bound. */
  readonly value: string | undefined;
  /** Text of the tag. */
  readonly state: string;
  /** Label of the button that opens the form; if omitted, the item cannot be changed. */
  readonly action?: string | undefined;
  readonly startsOpen?: boolean;
  /** Set when a form that this card replaces has just bound the value, which then receives the focus. */
  readonly isNew?: boolean;
  /** Form of the item. It calls `close` after a success, and the focus moves to the value. */
  readonly children: (close: () => void) => ReactNode;
}

/** Shows whether an item of the account is bound, with the form to bind or change it. */
export function BindingCard({ title, hint, value, state, action, startsOpen = false, isNew = false, children }: BindingCardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [hasArrived, setHasArrived] = useState(isNew);
  const arrival = useArrivalFocus<HTMLDivElement>(hasArrived);
  const close = () => {
    setIsOpen(false);
    setHasArrived(true);
  };

  return (
    <Card
      title={title}
      padding="lg"
      aside={<Tag tone={value === undefined ? 'warning' : 'success'}>{state}</Tag>}
      className={styles['card']}
    >
      <div className={styles['body']}>
        <div ref={arrival} tabIndex={-1} className={styles['head']}>
          <p className={styles['hint']}>{hint}</p>
          {value !== undefined && <b className={styles['value']}>{value}</b>}
          {action !== undefined && (
            <Button
              size="sm"
              className={styles['action']}
              aria-expanded={isOpen}
              onClick={() => {
                setIsOpen(!isOpen);
                setHasArrived(false);
              }}
            >
              {isOpen ? t('card.cancel') : action}
            </Button>
          )}
        </div>
        {isOpen && children(close)}
      </div>
    </Card>
  );
}
