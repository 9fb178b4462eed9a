import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { allBalanceCall, autoTransferCall } from '@site/shared/wire/games';

/** Whether entering a venue transfers the central balance. Implements R-API-080 as far as this remote reads it. */
export async function fetchAutoTransfer(http: HttpService, signal: AbortSignal): Promise<CallResult<boolean>> {
  const result = await http.send(allBalanceCall, { category: 'DZ' }, { signal, failures: 'quiet' });
  return mapResult(result, ({ autoTransfer }) => autoTransfer === '1');
}

/** Switches it, and answers with its state on the platform. The host shows a failure. Implements R-API-090. */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<boolean>> {
  return mapResult(await http.send(autoTransferCall, { status: isOn ? '1' : '0' }), ({ status }) => status === '1');
}
