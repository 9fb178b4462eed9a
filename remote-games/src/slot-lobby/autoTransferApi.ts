import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, type Fen } from '@site/shared/money';
import { autoTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';

/** State of automatic transfer of the central balance into an entered venue. Off by default (decision 62). */
export interface AutoTransfer {
  readonly isOn: boolean;
  /** Maximum balance to which it fills a venue; `undefined` transfers everything available. The wallet sets it. */
  readonly limit: Fen | undefined;
}

/** Loads the state. Implements the part of R-API-080 that this remote uses. */
export async function fetchAutoTransfer(http: HttpService, signal: AbortSignal): Promise<CallResult<AutoTransfer>> {
  const result = await http.send(allBalanceCall, { category: 'DZ' }, { signal, onError: 'silent' });
  return mapResult(result, ({ autoTransfer, autoTransferLimit }) => toAutoTransfer(autoTransfer, autoTransferLimit));
}

/**
 * Switches automatic transfer and returns its state on the platform. The host shows a failure. Implements R-API-090.
 */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<AutoTransfer>> {
  const result = await http.send(autoTransferCall, { status: isOn ? '1' : '0' });
  return mapResult(result, ({ status, autoTransferLimit }) => toAutoTransfer(status, autoTransferLimit));
}

function toAutoTransfer(status: '0' | '1', limit: string | undefined): AutoTransfer {
  return { isOn: status === '1', limit: limit === undefined ? undefined : fenFromWire(limit) };
}
