import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { allBalanceCall, autoTransferCall, channelBalanceCall } from '@site/shared/wire/games';
import type { TotalMoney } from '../balance/totalMoney';
import type { VenueReading, VenueWallets } from '../venues/venueWallet';
import { readingFromWire, totalFromWire, walletsFromWire } from './walletCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** All of the member's money: category 8 serves the total and nothing else (decision 35). Implements R-API-080, R-MONEY-03. */
export async function fetchTotalMoney(http: HttpService, { signal }: Ending): Promise<CallResult<TotalMoney>> {
  return mapResult(await http.send(allBalanceCall, { category: '8' }, { signal, failures: 'quiet' }), totalFromWire);
}

/** The wallets of the venues of all categories. Implements R-API-080. */
export async function fetchVenueWallets(http: HttpService, { signal }: Ending): Promise<CallResult<VenueWallets>> {
  return mapResult(await http.send(allBalanceCall, { category: '' }, { signal, failures: 'quiet' }), walletsFromWire);
}

/** What lies in one venue now. Implements R-API-087. */
export async function fetchVenueReading(http: HttpService, enName: string, { signal }: Ending): Promise<CallResult<VenueReading>> {
  return mapResult(await http.send(channelBalanceCall, { channelCode: enName }, { signal, failures: 'quiet' }), readingFromWire);
}

/** Switches automatic transfer; the host tells a failure. Answers with what it is now. Implements R-API-090. */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<boolean>> {
  return mapResult(await http.send(autoTransferCall, { status: isOn ? '1' : '0' }), ({ status }) => status === '1');
}
