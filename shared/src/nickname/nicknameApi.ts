import type { CallResult, HttpService } from '../contract/http';
import { mapResult } from '@site/shared/contract/mapResult';
import { chooseNicknameCall } from '../wire/chat';

/** Sets the nickname and returns the name as rooms now show it. */
export async function chooseNickname(http: HttpService, nickname: string): Promise<CallResult<string>> {
  return mapResult(await http.send(chooseNicknameCall, { nickname }, { onError: 'silent' }), ({ name }) => name);
}
