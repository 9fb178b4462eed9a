import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { allBalanceCall, autoTransferCall } from '@site/shared/wire/games';

/** Whether entering a venue brings the central balance along. Implements R-API-080 as far as this remote reads it. */
export async function fetchAutoTransfer(http: HttpService, signal: AbortSignal): Promise<CallResult<boolean>> {
  const result = await http.send(allBalanceCall, { category: 'DZ' }, { signal, failures: 'quiet' });
  return mapResult(result, ({ autoTransfer }) => autoTransfer === '1');
}

/** Switches it, and answers what the platform says it is now. The host tells a failure. Implements R-API-090. */
export async function setAutoTransfer(http: HttpService, isOn: boolean): Promise<CallResult<boolean>> {
  return mapResult(await http.send(autoTransferCall, { status: isOn ? '1' : '0' }), ({ status }) => status === '1');
}
