import type { CallResult, HttpService } from '../contract/http';
import { mapResult } from '@site/shared/contract/mapResult';
import { chooseNicknameCall } from '../wire/chat';

/** The name as rooms show it from now on. */
export async function chooseNickname(http: HttpService, nickname: string): Promise<CallResult<string>> {
  return mapResult(await http.send(chooseNicknameCall, { nickname }, { onError: 'silent' }), ({ name }) => name);
}
