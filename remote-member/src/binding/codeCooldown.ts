import type { NamespacedStorage } from '@site/shared/contract';
import { CODE_COOLDOWN_MS } from './limits';

/** What a code is asked for; each waits on its own. */
export type CodeUse = 'bindPhone' | 'bindEmail' | 'password';

const KEY = 'code-cooldown';

/**
 * When the next code of a use can be asked for, in milliseconds by the server's clock; 0 where none was asked for. Kept on this device, so
 * that leaving the page and coming back is no way round the wait. What lies further ahead than a wait is long was not written here.
 */
export function readCooldownEnd(storage: NamespacedStorage, use: CodeUse, now: number): number {
  const end = readAll(storage)[use];
  return typeof end === 'number' && end > 0 && end <= now + CODE_COOLDOWN_MS ? end : 0;
}

/** Begins the wait, and answers its end. */
export function beginCooldown(storage: NamespacedStorage, use: CodeUse, now: number): number {
  const end = now + CODE_COOLDOWN_MS;
  storage.write(KEY, { ...readAll(storage), [use]: end });
  return end;
}

function readAll(storage: NamespacedStorage): Readonly<Record<string, unknown>> {
  const kept = storage.read(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
}
