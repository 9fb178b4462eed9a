import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Field, IconButton, Select, type SelectOption } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { VenueWallets } from '../venues/venueWallet';
import { CENTRAL_WALLET, isBound, pickSource, pickTarget, swapWallets, type TransferValues } from './transferValues';
import styles from './WalletPickers.module.css';

interface WalletPickersProps {
  readonly values: TransferValues;
  readonly onChange: (values: TransferValues) => void;
  readonly wallets: VenueWallets;
  readonly disabled: boolean;
  /** Error shown below the picker of the venue. */
  readonly error: string | undefined;
}

/** Shows the pickers of source and target, each the central wallet or a venue, and a button that swaps them. */
export function WalletPickers({ values, onChange, wallets, disabled, error }: WalletPickersProps) {
  const { t } = useTranslation();
  const options: readonly SelectOption<string>[] = [
    { value: CENTRAL_WALLET, label: t('balance.title') },
    ...wallets.rows.map(({ enName, name, isOpen }) => ({
      value: enName,
      label: isOpen ? name : t('transfer.closed_venue', { name }),
      disabled: !isOpen,
    })),
  ];
  // Show a missing venue on the side without one, and a closed venue on its own side.
  const isFromWrong = (isWrong(values.from) || isBound(venueOf(values.from))) && !isWrong(values.to);
  const common = { options, wallets, disabled };

  return (
    <div className={styles['pickers']}>
      <WalletPicker
        {...common}
        label={t('transfer.from')}
        wallet={values.from}
        error={isFromWrong ? error : undefined}
        onPick={(wallet) => {
          onChange(pickSource(values, wallet));
        }}
      />
      <IconButton
        icon="transfer"
        label={t('transfer.swap')}
        disabled={disabled}
        className={styles['swap']}
        onClick={() => {
          onChange(swapWallets(values));
        }}
      />
      <WalletPicker
        {...common}
        label={t('transfer.to')}
        wallet={values.to}
        error={isFromWrong ? undefined : error}
        onPick={(wallet) => {
          onChange(pickTarget(values, wallet));
        }}
      />
    </div>
  );

  function isWrong(wallet: string | undefined): boolean {
    return wallet !== CENTRAL_WALLET && venueOf(wallet)?.isOpen !== true;
  }

  function venueOf(wallet: string | undefined) {
    return wallets.rows.find(({ enName }) => enName === wallet);
  }
}

interface WalletPickerProps {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  readonly wallets: VenueWallets;
  readonly wallet: string | undefined;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onPick: (wallet: string) => void;
}

function WalletPicker({ label, options, wallets, wallet, disabled, error, onPick }: WalletPickerProps) {
  const { t } = useTranslation();
  const balance = balanceOf(wallet, wallets);
  return (
    <Field label={label} error={error} hint={balance === undefined ? undefined : t('transfer.holds', { amount: formatYuanFixed(balance) })}>
      <Select
        size="lg"
        options={options}
        value={options.some(({ value }) => value === wallet) ? wallet : undefined}
        placeholder={t('transfer.choose_venue')}
        onChange={onPick}
        disabled={disabled}
      />
    </Field>
  );
}

function balanceOf(wallet: string | undefined, { central, rows }: VenueWallets): Fen | undefined {
  return wallet === CENTRAL_WALLET ? central : rows.find(({ enName }) => enName === wallet)?.balance;
}
