import { useState, type ReactNode } from 'react';
import { Button, Card, Tag, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './BindingCard.module.css';

interface BindingCardProps {
  readonly title: string;
  /** What it is for. */
  readonly hint: string;
  /** What is bound, masked as the platform sends it; `undefined` where nothing is. */
  readonly value: string | undefined;
  /** The text of the tag. */
  readonly state: string;
  /** The label of the button that opens the form; without it nothing can be changed. */
  readonly action?: string | undefined;
  /** The form is open from the start. */
  readonly startsOpen?: boolean;
  /** The value was bound just now, by a form that this card replaces: the focus goes to it. */
  readonly isNew?: boolean;
  /** The form; it calls `close` once it was accepted, and the focus goes to the value. */
  readonly children: (close: () => void) => ReactNode;
}

/** One item of the account: whether it is bound, and the form to bind or change it. */
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
