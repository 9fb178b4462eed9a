import { useState } from 'react';
import { formatYuan, formatYuanInput, ZERO_FEN } from '@site/shared/money';
import { AmountField, Button, Form } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from '../ui/form.module.css';
import { useFocusAfterBusy } from '../ui/useFocusAfterBusy';
import type { VenueWallets } from '../venues/venueWallet';
import { BalancesAfter } from './BalancesAfter';
import { TransferAmounts } from './TransferAmounts';
import { availableFor, checkTransfer, isVenueError, type TransferError, type TransferValues } from './transferValues';
import { TransferNote } from './TransferNote';
import type { Transfers } from './useTransfers';
import { WalletPickers } from './WalletPickers';

interface TransferFormProps {
  readonly values: TransferValues;
  readonly onChange: (values: TransferValues) => void;
  readonly wallets: VenueWallets;
  readonly transfers: Transfers;
  /** Called when a transfer was refused, because the shown balances may be outdated. */
  readonly onStale: () => void;
}

/** Shows source, target, amount and the submit button. The input stays until the transfer has succeeded. */
export function TransferForm({ values, onChange, wallets, transfers, onStale }: TransferFormProps) {
  const { t } = useTranslation();
  const [wasTried, setWasTried] = useState(false);
  const check = checkTransfer(values, wallets);
  const available = availableFor(values, wallets);
  const errors = check.ok || !(wasTried || values.amount !== '') ? [] : check.errors;
  useFocusAfterBusy(transfers.isBusy);

  const handleSubmit = () => {
    setWasTried(true);
    if (!check.ok || transfers.isBusy) return;
    void transfers
      .send(
        { kind: 'transfer', from: check.from.venue?.enName, to: check.to.venue?.enName, amount: check.amount },
        t('transfer.moved', { name: check.to.venue?.name ?? t('balance.title'), amount: formatYuan(check.amount) }),
      )
      .then(({ status }) => {
        if (status === 'refused') onStale();
        if (status !== 'succeeded') return;
        setWasTried(false);
        onChange({ ...values, amount: '' });
      });
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      <WalletPickers
        values={values}
        onChange={onChange}
        wallets={wallets}
        disabled={transfers.isBusy}
        error={textOf(errors.find(isVenueError))}
      />
      <AmountField
        layout="row"
        label={t('transfer.amount')}
        value={values.amount}
        onChange={(amount) => {
          onChange({ ...values, amount });
        }}
        placeholder={t('transfer.amount_placeholder')}
        error={textOf(errors.find((error) => !isVenueError(error)))}
        uppercase={check.ok ? check.amount : undefined}
        disabled={transfers.isBusy}
      />
      <TransferAmounts
        available={available}
        value={check.ok ? check.amount : undefined}
        disabled={transfers.isBusy}
        onPick={(amount) => {
          onChange({ ...values, amount: formatYuanInput(amount) });
        }}
      />
      <TransferNote transfers={transfers} of="transfer" />
      <div className={styles['footer']}>
        <BalancesAfter check={check} />
        <Button type="submit" variant="primary" size="lg" loading={transfers.isBusy} className={styles['submit']}>
          {t('transfer.submit')}
        </Button>
      </div>
    </Form>
  );

  function textOf(error: TransferError | undefined): string | undefined {
    return error && t(`transfer.error.${error}`, { left: formatYuan(check.from?.venue?.turnoverLeft ?? ZERO_FEN) });
  }
}
