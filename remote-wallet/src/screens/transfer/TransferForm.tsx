import { useState, type SubmitEvent } from 'react';
import { toLocale } from '@site/shared/i18n';
import { formatYuanInput } from '@site/shared/money';
import { uppercaseYuan } from '@site/shared/money/uppercase';
import { AmountField, Button } from '@site/shared/ui';
import { isAmountInput } from '@site/shared/validation';
import { useTranslation } from '../../i18n';
import { availableFor, checkTransfer, type TransferValues } from '../../transfer/transferForm';
import { MoveNote } from '../../transfer/ui/MoveNote';
import type { Moves } from '../../transfer/ui/useMoves';
import type { VenueWallets } from '../../venues/venueWallet';
import { BalancesAfter } from './BalancesAfter';
import { TransferAmounts } from './TransferAmounts';
import styles from './TransferForm.module.css';
import { WalletPickers } from './WalletPickers';

interface TransferFormProps {
  readonly values: TransferValues;
  readonly onChange: (values: TransferValues) => void;
  readonly wallets: VenueWallets;
  readonly moves: Moves;
  /** A transfer was refused: what is shown may not be what lies there any more. */
  readonly onStale: () => void;
}

/** Where from, where to, how much, one button. What was typed stays until the money has moved. */
export function TransferForm({ values, onChange, wallets, moves, onStale }: TransferFormProps) {
  const { t, locale } = useTranslation();
  const [wasTried, setWasTried] = useState(false);
  const check = checkTransfer(values, wallets);
  const available = availableFor(values, wallets);
  const error = check.ok || !(wasTried || values.amount !== '') ? undefined : check.error;
  const isVenueError = error === 'venue_required' || error === 'venue_closed';

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!check.ok || moves.isBusy) return;
    void moves
      .send({ subject: 'transfer', direction: values.direction, enName: check.venue.enName, amount: check.amount })
      .then(({ status }) => {
        if (status === 'refused') onStale();
        if (status !== 'done') return;
        setWasTried(false);
        onChange({ ...values, amount: '' });
      });
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <WalletPickers
        values={values}
        onChange={onChange}
        wallets={wallets}
        disabled={moves.isBusy}
        error={isVenueError ? t(`transfer.error.${error}`) : undefined}
      />
      <AmountField
        layout="row"
        label={t('transfer.amount')}
        value={values.amount}
        onChange={(amount) => {
          if (isAmountInput(amount)) onChange({ ...values, amount });
        }}
        placeholder={t('transfer.amount_placeholder')}
        error={error && !isVenueError ? t(`transfer.error.${error}`) : undefined}
        uppercase={check.ok ? uppercaseYuan(check.amount, toLocale(locale)) : undefined}
        disabled={moves.isBusy}
      />
      <TransferAmounts
        available={available}
        value={check.ok ? check.amount : undefined}
        disabled={moves.isBusy}
        onPick={(amount) => {
          onChange({ ...values, amount: formatYuanInput(amount) });
        }}
      />
      <MoveNote moves={moves} of="transfer" />
      <div className={styles['footer']}>
        <BalancesAfter check={check} central={wallets.central} />
        <Button type="submit" variant="primary" size="lg" loading={moves.isBusy} className={styles['submit']}>
          {t('transfer.submit')}
        </Button>
      </div>
    </form>
  );
}
