import type { NamespacedStorage } from '@site/shared/contract';

/** The next code can be asked for after this long. Implements R-CONST-09. */
export const CODE_COOLDOWN_MS = 60_000;

/** What a verification code is for; each use has its own cooldown. */
export type CodeUse = 'bindPhone' | 'bindEmail' | 'password' | 'confirm' | 'loginPassword';

const KEY = 'code-cooldown';

/**
 * When the next code of a use can be asked for, in milliseconds by the server's clock; 0 where none was asked for. Kept on this device, so
 * that reloading the page does not shorten the cooldown. An end further ahead than one cooldown was not written by this client: ignored.
 */
export function readCooldownEnd(storage: NamespacedStorage, use: CodeUse, now: number): number {
  const end = readAll(storage)[use];
  return typeof end === 'number' && end > 0 && end <= now + CODE_COOLDOWN_MS ? end : 0;
}

/** Starts the cooldown and returns its end. */
export function beginCooldown(storage: NamespacedStorage, use: CodeUse, now: number): number {
  const end = now + CODE_COOLDOWN_MS;
  storage.write(KEY, { ...readAll(storage), [use]: end });
  return end;
}

function readAll(storage: NamespacedStorage): Readonly<Record<string, unknown>> {
  const kept = storage.read(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
}
