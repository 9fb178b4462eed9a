import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import {
  endOtherSessionsCall,
  endSessionCall,
  forgetDeviceCall,
  knownDevicesCall,
  ownSessionsCall,
  signInHistoryCall,
  type OwnSession as WireSession,
} from '@site/shared/wire/sessions';
import { HISTORY_PAGE_SIZE, toDuration, type KnownDevices, type OwnSession, type OwnSessions, type SignInTries } from './ownSession';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchOwnSessions(http: HttpService, { signal }: Ending): Promise<CallResult<OwnSessions>> {
  const result = await http.send(ownSessionsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list, total = list.length, idleMinutes }) => ({
    rows: list.map(sessionFromWire),
    total,
    idleEnd: idleMinutes === 0 ? undefined : toDuration(idleMinutes),
  }));
}

export function endSession(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(endSessionCall, { id }, { signal, onError: 'silent' });
}

export function endOtherSessions(http: HttpService, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(endOtherSessionsCall, {}, { signal, onError: 'silent' });
}

/** Loads the trusted browsers, which sign in without a new-device code. */
export async function fetchKnownDevices(http: HttpService, { signal }: Ending): Promise<CallResult<KnownDevices>> {
  const result = await http.send(knownDevicesCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list, days }) => ({
    days,
    rows: list.map(({ browser, system, ...rest }) => ({ ...rest, device: deviceOf(browser, system) })),
  }));
}

/** Removes the trust, so that the next sign-in from the browser counts as one from a new device. */
export function forgetDevice(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(forgetDeviceCall, { id }, { signal, onError: 'silent' });
}

/** Loads one page of the sign-in attempts, counted from 1, newest first. */
export async function fetchSignIns(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<SignInTries>> {
  const request = { pageNum: page, pageSize: HISTORY_PAGE_SIZE };
  const result = await http.send(signInHistoryCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({
    total,
    rows: list.map(({ browser, system, ...rest }) => ({ ...rest, device: deviceOf(browser, system) })),
  }));
}

function sessionFromWire({ browser, system, ...session }: WireSession): OwnSession {
  return { ...session, device: deviceOf(browser, system) };
}

function deviceOf(browser: string, system: string): string | undefined {
  return [browser, system].filter((name) => name !== '').join(' · ') || undefined;
}
