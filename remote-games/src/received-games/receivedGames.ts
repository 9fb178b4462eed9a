import type { NamespacedStorage } from '@site/shared/contract';
import { withoutTicket } from './frameAddress';

/** How long a received game is kept since its last round: as long as the venue's own session lasts. */
export const RECEIVED_FOR_MS = 2 * 60 * 60 * 1000;

/** A game may report many rounds a second: the device writes at most so often. */
const RENEWED_AFTER_MS = 60 * 1000;

/** The most addresses kept at a time; the oldest is dropped first. */
export const RECEIVED_ADDRESSES = 20;

/** A game that runs in a frame on its venue's origin and asks for its one-time token there (decision 52). */
export interface GamePayload {
  readonly provider: string;
  readonly url: string;
  readonly token: string;
}

/** The two pages that run a payload, by the names of their routes. */
export type PayloadPage = 'pgGame' | 'dzGame';

/** A game that the member has received by entering a venue. */
export interface ReceivedGame {
  readonly enName: string;
  readonly gameCode: string;
  /** In the language of the entry; absent where it was not known at the entry. */
  readonly title?: string | undefined;
  readonly isTrial: boolean;
  /** The member who entered. */
  readonly userId: string;
  /** Server time in milliseconds: of the entry, or of the last round since. */
  readonly receivedAt: number;
  /** Server time of the entry. */
  readonly enteredAt: number;
  readonly address: string;
  /** The one-time token of a payload. */
  readonly token?: string | undefined;
}

/** An entry to a game, without the address it was answered with. */
export type GameEntry = Omit<ReceivedGame, 'receivedAt' | 'enteredAt' | 'address' | 'token'>;

/** Keeps the answers of entries, so that a page of this site shows no other address. */
export interface ReceivedGames {
  keepAddress(address: string, from: GameEntry): void;
  /** The game for an `info` of `/game/:info`; the newest where several differ in their query alone. */
  findAddress(info: string): ReceivedGame | undefined;
  keepPayload(page: PayloadPage, payload: GamePayload, from: GameEntry): void;
  findPayload(page: PayloadPage): ReceivedGame | undefined;
  /** It is being played: its time begins again. Written once a minute at most. */
  renew(game: ReceivedGame): void;
}

const ADDRESSES_KEY = 'received-addresses';
const PAYLOAD_KEYS: Readonly<Record<PayloadPage, string>> = { pgGame: 'payload-pg', dzGame: 'payload-dz' };

/**
 * The list is stored on this device for 2 hours, so that a reload and a new page find it. Only addresses that an entry was answered with
 * are found: one that was typed or linked opens nothing (decision 7; a check of the manifest's origins alone is not enough here).
 *
 * @param now the server's clock
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

/** The same entry: a later one has another ticket in its address, or another token. */
function isSame(one: ReceivedGame, other: ReceivedGame): boolean {
  return one.address === other.address && one.token === other.token && one.userId === other.userId;
}

/**
 * An address without its escapes. A router decodes a path, an escaped slash even twice: compared in this form, the address is still
 * found.
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
