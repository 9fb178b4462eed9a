import { useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { formatYuan, type Fen } from '@site/shared/money';
import { Button, SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { TargetForm } from './TargetForm';
import { useAutoCashOut } from './useAutoCashOut';
import styles from './AutoCashOut.module.css';

interface AutoCashOutProps {
  readonly ticket: Ticket;
  /** Called when the platform has stored or removed the target. */
  readonly onSet: (target: Fen | undefined) => void;
}

/**
 * Shows the target amount at which the platform cashes out an open bet automatically, with controls to set, change and
 * remove it.
 */
export function AutoCashOut({ ticket, onSet }: AutoCashOutProps) {
  const { t } = useTranslation();
  const [isEdited, setIsEdited] = useState(false);
  const setting = useAutoCashOut(ticket.id, onSet);
  const { state } = ticket;
  if (state.status !== 'open') return null;
  const { autoCashOut: target } = state;

  if (isEdited) {
    return (
      <TargetForm
        ticketId={ticket.id}
        target={target}
        worth={state.cashOut}
        setting={setting}
        onClose={() => {
          setIsEdited(false);
        }}
      />
    );
  }
  const edit = (
    <Button
      size="sm"
      onClick={() => {
        setIsEdited(true);
      }}
    >
      {t(target === undefined ? 'tickets.auto_cash_out.open' : 'tickets.auto_cash_out.change')}
    </Button>
  );
  if (target === undefined) return edit;
  return (
    <div className={styles['set']}>
      <p data-num translate="yes">
        {t('tickets.auto_cash_out.is_set', { amount: formatYuan(target) })}
      </p>
      {edit}
      <SettlingButton size="sm" before="save" meaning="remove" loading={setting.isBusy} onClick={() => void setting.set(undefined)}>
        {t('tickets.auto_cash_out.remove')}
      </SettlingButton>
      <p role="status" className={styles['fault']}>
        {setting.fault}
      </p>
    </div>
  );
}
