import { useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { readAmount } from '@site/shared/input';
import { formatYuan, formatYuanInput, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';
import { YuanField } from '../../ui/YuanField';
import { TicketForm } from '../../ui/TicketForm';
import type { AutoCashOutSetting } from './useAutoCashOut';

interface TargetFormProps {
  readonly ticketId: Ticket['id'];
  readonly target: Fen | undefined;
  /** Cash-out value of the bet when it was loaded. */
  readonly worth: Fen | undefined;
  readonly setting: AutoCashOutSetting;
  readonly onClose: () => void;
}

/** Shows the form for the automatic cash-out target of a bet. */
export function TargetForm({ ticketId, target, worth, setting, onClose }: TargetFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(target === undefined ? '' : formatYuanInput(target));
  const [isEmpty, setIsEmpty] = useState(false);

  const save = async () => {
    const amount = readAmount(text);
    setIsEmpty(amount === undefined || amount === 0);
    if (amount === undefined || amount === 0) return;
    if (await setting.set(amount)) onClose();
  };
  return (
    <TicketForm
      label={t('tickets.auto_cash_out.of', { number: ticketId })}
      back={t('tickets.auto_cash_out.back')}
      save={t('tickets.auto_cash_out.save')}
      isBusy={setting.isBusy}
      onBack={onClose}
      onSave={() => void save()}
    >
      <YuanField
        label={t('tickets.auto_cash_out.target')}
        value={text}
        hint={worth === undefined ? t('tickets.auto_cash_out.hint') : t('tickets.auto_cash_out.hint_worth', { amount: formatYuan(worth) })}
        error={isEmpty ? t('tickets.auto_cash_out.empty') : setting.fault === '' ? undefined : setting.fault}
        onChange={setText}
      />
    </TicketForm>
  );
}
