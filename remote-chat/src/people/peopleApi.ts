import type { CallResult, HttpService } from '@site/shared/contract';
import { reportMessageCall } from '@site/shared/wire/chat';

/** Reports a message to the operator's staff. */
export function reportMessage(http: HttpService, id: string): Promise<CallResult<unknown>> {
  return http.send(reportMessageCall, { id }, { onError: 'silent' });
}
