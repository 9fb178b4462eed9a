import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { endOtherSessionsCall, endSessionCall, ownSessionsCall, type OwnSession as WireSession } from '@site/shared/wire/sessions';
import { toDuration, type OwnSession, type OwnSessions } from './ownSession';

/** Aborted when the view ends. */
interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchOwnSessions(http: HttpService, { signal }: Ending): Promise<CallResult<OwnSessions>> {
  const result = await http.send(ownSessionsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list, idleMinutes }) => ({
    rows: list.map(sessionFromWire),
    idleEnd: idleMinutes === 0 ? undefined : toDuration(idleMinutes),
  }));
}

/** Ends one session of the member, at once. */
export function endSession(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(endSessionCall, { id }, { signal, failures: 'quiet' });
}

/** Ends all sessions of the member but this one, at once. */
export function endOtherSessions(http: HttpService, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(endOtherSessionsCall, {}, { signal, failures: 'quiet' });
}

function sessionFromWire({ browser, system, ...session }: WireSession): OwnSession {
  return { ...session, device: [browser, system].filter((name) => name !== '').join(' · ') || undefined };
}
