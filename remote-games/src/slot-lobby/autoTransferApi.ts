import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire, type Fen } from '@site/shared/money';
import { autoTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';

/** Whether entering a venue transfers the central balance, which is off until the member chooses it (decision 62). */
export interface AutoTransfer {
  readonly isOn: boolean;
  /** What it fills a venue up to, at most; `undefined` for all that is free. The wallet sets it. */
  readonly limit: Fen | undefined;
}

/** Implements R-API-080 as far as this remote reads it. */
export async function fetchAutoTransfer(http: HttpService, signal: AbortSignal): Promise<CallResult<AutoTransfer>> {
  const result = await http.send(allBalanceCall, { category: 'DZ' }, { signal, onError: 'silent' });
  return mapResult(result, ({ autoTransfer, autoTransferLimit }) => toAutoTransfer(autoTransfer, autoTransferLimit));
}

/** Switches it, and answers with its state on the platform. The host shows a failure. Implements R-API-090. */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<AutoTransfer>> {
  const result = await http.send(autoTransferCall, { status: isOn ? '1' : '0' });
  return mapResult(result, ({ status, autoTransferLimit }) => toAutoTransfer(status, autoTransferLimit));
}

function toAutoTransfer(status: '0' | '1', limit: string | undefined): AutoTransfer {
  return { isOn: status === '1', limit: limit === undefined ? undefined : fenFromWire(limit) };
}
