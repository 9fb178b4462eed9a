import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { addAvatarCall, avatarListCall } from '@site/shared/wire/avatars';

interface Ending {
  readonly signal: AbortSignal;
}

/** Seeds of the avatars to choose from; the drawing of an avatar is derived from its seed. */
export interface Avatars {
  readonly seeds: readonly string[];
  readonly chosen: string;
}

/** Implements R-API-030. */
export async function fetchAvatars(http: HttpService, { signal }: Ending): Promise<CallResult<Avatars>> {
  const result = await http.send(avatarListCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list, chosen }) => ({ seeds: list.map(({ id }) => id), chosen }));
}

/** Implements R-API-031. */
export function sendAvatar(http: HttpService, seed: string, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(addAvatarCall, { id: seed }, { signal, onError: 'silent' });
}
