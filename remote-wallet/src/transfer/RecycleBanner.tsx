import { AssetBanner } from '../balance/AssetBanner';
import type { TotalBalanceSource } from '../balance/useTotalBalance';
import type { TransferSubject } from './transfer';
import { TransferNote } from './TransferNote';
import type { Transfers } from './useTransfers';

interface RecycleBannerProps {
  readonly total: TotalBalanceSource;
  readonly transfers: Transfers;
  /** Kind of request whose outcome is shown. Default: both kinds. */
  readonly noteOf?: TransferSubject['kind'];
}

/** Shows the header of every wallet page: all balances, the recycle button, and the outcome of the last request. */
export function RecycleBanner({ total, transfers, noteOf }: RecycleBannerProps) {
  return (
    <>
      <AssetBanner total={total} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
      <TransferNote transfers={transfers} of={noteOf} />
    </>
  );
}
