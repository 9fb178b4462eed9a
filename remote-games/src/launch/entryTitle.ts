import type { NamespacedStorage } from '@site/shared/contract';
import type { LaunchRequest } from './launchState';

const KEY = 'entry-title';

type EnteredGame = Pick<LaunchRequest, 'enName' | 'gameCode'>;

/** Stores the name of the game being entered, because the entry event carries only codes. */
export function keepEntryTitle(storage: NamespacedStorage, { enName, gameCode }: EnteredGame, title: string): void {
  storage.write(KEY, { enName, gameCode, title });
}

/** Returns the stored title of a game; `undefined` when the last entry was to another game. */
export function readEntryTitle(storage: NamespacedStorage, { enName, gameCode }: EnteredGame): string | undefined {
  const kept = storage.read(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { title, ...game } = kept as Partial<Record<'enName' | 'gameCode' | 'title', unknown>>;
  return game.enName === enName && game.gameCode === gameCode && typeof title === 'string' ? title : undefined;
}
