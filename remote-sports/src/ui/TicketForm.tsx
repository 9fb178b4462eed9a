import type { ReactNode } from 'react';
import { Button, Form, SettlingButton } from '@site/shared/ui';
import { useBroughtIntoView } from './useBroughtIntoView';
import styles from './TicketForm.module.css';

interface TicketFormProps {
  /** Its name. */
  readonly label: string;
  readonly back: string;
  readonly save: string;
  /** Effect of saving, where it changes without the player; undefined while there is none. Default: always the same. */
  readonly meaning?: string | undefined;
  readonly isBusy: boolean;
  readonly canSave?: boolean;
  /** Nothing can be undone any more while it is sent. */
  readonly canGoBack?: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A small form on the card of an open bet, with the buttons that leave and save it. */
export function TicketForm({
  label,
  back,
  save,
  meaning,
  isBusy,
  canSave = true,
  canGoBack = true,
  onBack,
  onSave,
  children,
}: TicketFormProps) {
  const part = useBroughtIntoView<HTMLDivElement>(label);
  return (
    <Form className={styles['form']} aria-label={label} onSubmit={onSave}>
      {children}
      <div ref={part} className={styles['buttons']}>
        <Button size="sm" disabled={!canGoBack} onClick={onBack}>
          {back}
        </Button>
        <SettlingButton type="submit" size="sm" variant="primary" meaning={meaning} loading={isBusy} disabled={!canSave}>
          {save}
        </SettlingButton>
      </div>
    </Form>
  );
}
