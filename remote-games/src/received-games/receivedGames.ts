import type { NamespacedStorage } from '@site/shared/contract';
import { withoutTicket } from './frameAddress';

/** Lifetime of a received game since its last round; equals the lifetime of the venue's session. */
export const RECEIVED_FOR_MS = 2 * 60 * 60 * 1000;

/** Minimum interval between writes, because a game may report many rounds a second. */
const RENEWED_AFTER_MS = 60 * 1000;

/** Maximum number of stored URLs; the oldest is dropped first. */
export const RECEIVED_ADDRESSES = 20;

/** Game that runs in a frame on its venue's origin and requests its one-time token there (decision 52). */
export interface GamePayload {
  readonly provider: string;
  readonly url: string;
  readonly token: string;
}

/** Route names of the two pages that run a payload. */
export type PayloadPage = 'pgGame' | 'dzGame';

/** Game the member has received by entering a venue. */
export interface ReceivedGame {
  readonly enName: string;
  readonly gameCode: string;
  /** Title in the language of the entry; absent when unknown at that time. */
  readonly title?: string | undefined;
  readonly isTrial: boolean;
  /** User id of the member who entered. */
  readonly userId: string;
  /** Server time in milliseconds of the entry or of the last round since. */
  readonly receivedAt: number;
  readonly enteredAt: number;
  readonly address: string;
  readonly token?: string | undefined;
}

/** Entry to a game without the URL of its response. */
export type GameEntry = Omit<ReceivedGame, 'receivedAt' | 'enteredAt' | 'address' | 'token'>;

/** Store of entry responses; pages of this site show no other URLs. */
export interface ReceivedGames {
  keepAddress(address: string, from: GameEntry): void;
  /** Returns the game for the `info` of `/game/:info`; the newest when several differ only in their query. */
  findAddress(info: string): ReceivedGame | undefined;
  keepPayload(page: PayloadPage, payload: GamePayload, from: GameEntry): void;
  findPayload(page: PayloadPage): ReceivedGame | undefined;
  /** Extends the lifetime of a game that is being played. Writes at most once a minute. */
  renew(game: ReceivedGame): void;
}

const ADDRESSES_KEY = 'received-addresses';
const PAYLOAD_KEYS: Readonly<Record<PayloadPage, string>> = { pgGame: 'payload-pg', dzGame: 'payload-dz' };

/**
 * Creates the store. Entries stay on this device for 2 hours, so that a reload or a new tab finds them. Only URLs from
 * an entry response are found: a typed or linked URL opens nothing (decision 7; checking the manifest's origins is not
 * enough here).
 *
 * @param now returns the server time
 */
export function createReceivedGames(storage: NamespacedStorage, now: () => number): ReceivedGames {
  const isFresh = ({ receivedAt }: ReceivedGame) => now() - receivedAt < RECEIVED_FOR_MS;
  const readAddresses = () => {
    const kept = storage.read(ADDRESSES_KEY);
    return Array.isArray(kept) ? kept.filter(isReceivedGame).filter(isFresh) : [];
  };
  return {
    keepAddress(address, from) {
      const others = readAddresses().filter((known) => known.address !== address);
      storage.write(ADDRESSES_KEY, [{ ...from, address, receivedAt: now(), enteredAt: now() }, ...others].slice(0, RECEIVED_ADDRESSES));
    },
    findAddress(info) {
      const wanted = decodeAll(info);
      return readAddresses().find(({ address }) => [address, withoutTicket(address)].some((known) => decodeAll(known) === wanted));
    },
    keepPayload(page, { url, token }, from) {
      storage.write(PAYLOAD_KEYS[page], { ...from, address: url, token, receivedAt: now(), enteredAt: now() });
    },
    findPayload(page) {
      const kept = storage.read(PAYLOAD_KEYS[page]);
      return isReceivedGame(kept) && isFresh(kept) ? kept : undefined;
    },
    renew(game) {
      const renewed = (kept: ReceivedGame): ReceivedGame => ({ ...kept, receivedAt: now() });
      const isDue = (kept: ReceivedGame) => isSame(kept, game) && now() - kept.receivedAt >= RENEWED_AFTER_MS;
      const addresses = readAddresses();
      if (addresses.some(isDue))
        storage.write(
          ADDRESSES_KEY,
          addresses.map((kept) => (isDue(kept) ? renewed(kept) : kept)),
        );
      for (const key of Object.values(PAYLOAD_KEYS)) {
        const kept = storage.read(key);
        if (isReceivedGame(kept) && isFresh(kept) && isDue(kept)) storage.write(key, renewed(kept));
      }
    },
  };
}

/** Returns true for the same entry; a later one has another ticket in its URL or another token. */
function isSame(one: ReceivedGame, other: ReceivedGame): boolean {
  return one.address === other.address && one.token === other.token && one.userId === other.userId;
}

/**
 * Decodes a URL completely. A router decodes a path (an escaped slash even twice), so URLs are compared in this form.
 */
function decodeAll(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decodeAll(decoded);
  } catch {
    return text;
  }
}

function isReceivedGame(value: unknown): value is ReceivedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { enName, gameCode, title, isTrial, userId, receivedAt, enteredAt, address, token } = value as Partial<
    Record<keyof ReceivedGame, unknown>
  >;
  return (
    [enName, gameCode, userId, address].every((text) => typeof text === 'string') &&
    [title, token].every((text) => text === undefined || typeof text === 'string') &&
    typeof isTrial === 'boolean' &&
    typeof receivedAt === 'number' &&
    typeof enteredAt === 'number' &&
    URL.canParse(String(address)) &&
    /^https?:$/.test(new URL(String(address)).protocol)
  );
}
