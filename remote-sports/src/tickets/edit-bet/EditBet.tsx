import { useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { EditForm } from './EditForm';
import { canBeEdited } from './editOffer';
import type { EditBetView } from './useEditBet';

interface EditBetProps {
  readonly ticket: Ticket;
  readonly edit: EditBetView;
}

/** Lets the player edit the stake of an open bet before its matches start. */
export function EditBet({ ticket, edit }: EditBetProps) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!canBeEdited(ticket, clock.now())) return null;
  if (!isOpen) {
    return (
      <Button
        size="sm"
        disabled={edit.isBusy}
        onClick={() => {
          edit.dismiss();
          setIsOpen(true);
        }}
      >
        {t('tickets.edit.open')}
      </Button>
    );
  }
  return (
    <EditForm
      ticket={ticket}
      edit={edit}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  );
}
