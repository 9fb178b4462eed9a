import type { NamespacedStorage } from '@site/shared/contract';
import type { VenueWish } from './launchState';

const KEY = 'entry-title';

type Place = Pick<VenueWish, 'enName' | 'gameCode'>;

/** Keeps what a place calls the game that is entered from it: the event of an entry carries codes only. */
export function keepEntryTitle(storage: NamespacedStorage, { enName, gameCode }: Place, title: string): void {
  storage.write(KEY, { enName, gameCode, title });
}

/** The title kept for a wish; `undefined` where it was entered from a place that kept none. */
export function readEntryTitle(storage: NamespacedStorage, { enName, gameCode }: Place): string | undefined {
  const kept = storage.read(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { title, ...place } = kept as Partial<Record<'enName' | 'gameCode' | 'title', unknown>>;
  return place.enName === enName && place.gameCode === gameCode && typeof title === 'string' ? title : undefined;
}
