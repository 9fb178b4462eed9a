import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { chooseNicknameCall, reportMessageCall } from '@site/shared/wire/chat';

/** Shows a message to the operator's staff. */
export function reportMessage(http: HttpService, id: string): Promise<CallResult<unknown>> {
  return http.send(reportMessageCall, { id }, { failures: 'quiet' });
}

/** The name as rooms show it from now on. */
export async function chooseNickname(http: HttpService, nickname: string): Promise<CallResult<string>> {
  return mapResult(await http.send(chooseNicknameCall, { nickname }, { failures: 'quiet' }), ({ name }) => name);
}
