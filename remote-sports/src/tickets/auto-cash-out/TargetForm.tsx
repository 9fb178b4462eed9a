import { useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { amountInput } from '@site/shared/input';
import { formatYuanFixed, formatYuanInput, parseYuan, type Fen } from '@site/shared/money';
import { Button, Form, TextField } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { AutoCashOutSetting } from './useAutoCashOut';
import styles from './AutoCashOut.module.css';

interface TargetFormProps {
  readonly ticketId: Ticket['id'];
  readonly target: Fen | undefined;
  /** What the bet was worth when it was read. */
  readonly worth: Fen | undefined;
  readonly setting: AutoCashOutSetting;
  readonly onClose: () => void;
}

/** For how much a bet is to be cashed out by itself. */
export function TargetForm({ ticketId, target, worth, setting, onClose }: TargetFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(target === undefined ? '' : formatYuanInput(target));
  const [isEmpty, setIsEmpty] = useState(false);

  const save = async () => {
    const amount = parseYuan(text);
    setIsEmpty(amount === undefined || amount === 0);
    if (amount === undefined || amount === 0) return;
    if (await setting.set(amount)) onClose();
  };
  return (
    <Form className={styles['form']} aria-label={t('tickets.auto_cash_out.of', { number: ticketId })} onSubmit={() => void save()}>
      <TextField
        label={t('tickets.auto_cash_out.target')}
        value={text}
        reads={amountInput}
        inputMode="decimal"
        autoComplete="off"
        prefix={<span aria-hidden="true">¥</span>}
        hint={
          worth === undefined ? t('tickets.auto_cash_out.hint') : t('tickets.auto_cash_out.hint_worth', { amount: formatYuanFixed(worth) })
        }
        error={isEmpty ? t('tickets.auto_cash_out.empty') : setting.fault === '' ? undefined : setting.fault}
        onChange={setText}
      />
      <div className={styles['buttons']}>
        <Button size="sm" onClick={onClose}>
          {t('tickets.auto_cash_out.back')}
        </Button>
        <Button type="submit" size="sm" variant="primary" loading={setting.isBusy}>
          {t('tickets.auto_cash_out.save')}
        </Button>
      </div>
    </Form>
  );
}
