import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { toWireYuan, type Fen } from '@site/shared/money';
import { autoTransferCall, channelBalanceCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { readingFromWire, walletsFromWire } from './venuesCodec';
import type { VenueReading, VenueWallets } from './venueWallet';

interface Ending {
  readonly signal: AbortSignal;
}

/** Loads the venue wallets of all categories. Implements R-API-080. */
export async function fetchVenueWallets(http: HttpService, { signal }: Ending): Promise<CallResult<VenueWallets>> {
  return mapResult(await http.send(allBalanceCall, { category: '' }, { signal, onError: 'silent' }), walletsFromWire);
}

/** Loads the balance of one venue. Implements R-API-087. */
export async function fetchVenueReading(http: HttpService, enName: string, { signal }: Ending): Promise<CallResult<VenueReading>> {
  return mapResult(await http.send(channelBalanceCall, { channelCode: enName }, { signal, onError: 'silent' }), readingFromWire);
}

/** Switches automatic transfer on or off and keeps its limit. The host shows a failure. Implements R-API-090. */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<unknown>> {
  return http.send(autoTransferCall, { status: isOn ? '1' : '0' });
}

/** Sets the limit of automatic transfer and keeps it on; `undefined` removes the limit. The host shows a failure. */
export async function setAutoTransferLimit(http: HttpService, limit: Fen | undefined): Promise<CallResult<unknown>> {
  return http.send(autoTransferCall, { status: '1', limit: limit === undefined ? '' : toWireYuan(limit) });
}
