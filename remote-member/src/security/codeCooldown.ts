import type { NamespacedStorage } from '@site/shared/contract';

/** Time until the next code can be requested. Implements R-CONST-09. */
export const CODE_COOLDOWN_MS = 60_000;

/** Purposes of verification codes; each has its own cooldown. */
export type CodeUse = 'bindPhone' | 'bindEmail' | 'password' | 'confirm' | 'loginPassword';

const KEY = 'code-cooldown';

/**
 * Returns when the next code of a use can be requested, in milliseconds by the server's clock; 0 when none was
 * requested. The value is stored on this device, so that reloading the page does not shorten the cooldown. It ignores
 * an end that is more than one cooldown ahead, because this client cannot have written it.
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
