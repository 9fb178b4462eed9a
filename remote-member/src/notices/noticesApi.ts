import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { noticeSettingsCall, setNoticeCall } from '@site/shared/wire/notices';
import type { NoticeSetting } from './notice';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchNotices(http: HttpService, { signal }: Ending): Promise<CallResult<readonly NoticeSetting[]>> {
  return mapResult(await http.send(noticeSettingsCall, {}, { signal, onError: 'silent' }), ({ list }) => list);
}

export function setNotice(
  http: HttpService,
  { kind, channel }: Pick<NoticeSetting, 'kind' | 'channel'>,
  isOn: boolean,
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  return http.send(setNoticeCall, { kind, channel, isOn }, { signal, onError: 'silent' });
}
