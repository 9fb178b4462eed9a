import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, useLazyModule, warm } from '@site/shared/ui';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { quickBetChoice } from './quickBetRules';

const load = () => import('./QuickBetDialog');
const warming = warm(load);

export function QuickBetButton({ label }: { readonly label: string }) {
  const { t } = useTranslation();
  const { overlays } = useServices();
  const [quickBet, choose] = useMemberChoice(quickBetChoice);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('quick_bet.failed'), 'danger');
    close();
  });
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        {...warming}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {dialog && isOpen && <dialog.QuickBetDialog quickBet={quickBet} onSave={choose} onClose={close} />}
    </>
  );
}
