import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { ResponseOf } from '@site/shared/wire/call';
import { unreadCall } from '@site/shared/wire/user';
import type { UnreadCounts } from '../inbox/unread';

/** How many letters the member has not read. Implements R-API-050. */
export async function fetchUnread(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<UnreadCounts>> {
  const result = await http.send(unreadCall, { userSystem: 1 }, { signal, failures: 'quiet' });
  return mapResult(result, unreadFromWire);
}

/**
 * Assumption: the counts that begin with `br` are letters to all members (broadcasts), the others letters to this one; bulletins and
 * matches are written to all only. A player reads one number per kind. Implements R-UNREAD-01, R-UNREAD-03.
 */
function unreadFromWire(wire: ResponseOf<typeof unreadCall>): UnreadCounts {
  return {
    notice: wire.brnotice_count + wire.notice_count,
    activity: wire.bractivity_count + wire.activity_count,
    bulletin: wire.brbulletin_count,
    match: wire.brmatch_count,
    feedback: wire.brfd_count + wire.fd_count,
  };
}
