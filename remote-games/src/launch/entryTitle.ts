import type { NamespacedStorage } from '@site/shared/contract';
import type { LaunchRequest } from './launchState';

const KEY = 'entry-title';

type EnteredGame = Pick<LaunchRequest, 'enName' | 'gameCode'>;

/** Keeps the name under which a game is entered: the event of an entry carries codes only. */
export function keepEntryTitle(storage: NamespacedStorage, { enName, gameCode }: EnteredGame, title: string): void {
  storage.write(KEY, { enName, gameCode, title });
}

/** The title kept for a game; `undefined` where the last entry was to another one. */
export function readEntryTitle(storage: NamespacedStorage, { enName, gameCode }: EnteredGame): string | undefined {
  const kept = storage.read(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { title, ...game } = kept as Partial<Record<'enName' | 'gameCode' | 'title', unknown>>;
  return game.enName === enName && game.gameCode === gameCode && typeof title === 'string' ? title : undefined;
}
