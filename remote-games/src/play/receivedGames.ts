import type { NamespacedStorage } from '@site/shared/contract';

/** How long a received game is kept: as long as the venue's own session lasts. */
export const RECEIVED_FOR_MS = 2 * 60 * 60 * 1000;

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

/** A game this session got from entering a venue. */
export interface ReceivedGame {
  readonly enName: string;
  readonly gameCode: string;
  /** In the language of the entry; absent where the place of entry did not know it. */
  readonly title?: string | undefined;
  readonly isTrial: boolean;
  /** The member who entered. */
  readonly userId: string;
  /** Server time in milliseconds. */
  readonly receivedAt: number;
  readonly address: string;
  /** The one-time token of a payload. */
  readonly token?: string | undefined;
}

export type Received = Omit<ReceivedGame, 'receivedAt' | 'address' | 'token'>;

/** Keeps what entries answered, so that a page of this site shows no address but those. */
export interface ReceivedGames {
  keepAddress(address: string, from: Received): void;
  /** The game whose address an `info` of `/game/:info` names. */
  findAddress(info: string): ReceivedGame | undefined;
  keepPayload(page: PayloadPage, payload: GamePayload, from: Received): void;
  findPayload(page: PayloadPage): ReceivedGame | undefined;
  keepChannel(data: unknown): void;
}

const ADDRESSES_KEY = 'received-addresses';
const CHANNEL_KEY = 'channel-launch';
const PAYLOAD_KEYS: Readonly<Record<PayloadPage, string>> = { pgGame: 'payload-pg', dzGame: 'payload-dz' };

/**
 * What is kept lies on this device, so that a reload and a new page find it, and is forgotten after 2 hours. Only addresses an entry has
 * answered are ever found: one that was typed or linked opens nothing (decision 7; origins of the manifest alone are not enough here).
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
      storage.write(ADDRESSES_KEY, [{ ...from, address, receivedAt: now() }, ...others].slice(0, RECEIVED_ADDRESSES));
    },
    findAddress(info) {
      const wanted = decodeAll(info);
      return readAddresses().find(({ address }) => decodeAll(address) === wanted);
    },
    keepPayload(page, { url, token }, from) {
      storage.write(PAYLOAD_KEYS[page], { ...from, address: url, token, receivedAt: now() });
    },
    findPayload(page) {
      const kept = storage.read(PAYLOAD_KEYS[page]);
      return isReceivedGame(kept) && isFresh(kept) ? kept : undefined;
    },
    keepChannel(data) {
      storage.write(CHANNEL_KEY, { data, receivedAt: now() });
    },
  };
}

/**
 * An address without any of its escapes. A router decodes what stands in a path, an escaped slash even twice; compared like this, an
 * address is still known as the one it was.
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
  const { enName, gameCode, title, isTrial, userId, receivedAt, address, token } = value as Partial<Record<keyof ReceivedGame, unknown>>;
  return (
    [enName, gameCode, userId, address].every((text) => typeof text === 'string') &&
    [title, token].every((text) => text === undefined || typeof text === 'string') &&
    typeof isTrial === 'boolean' &&
    typeof receivedAt === 'number' &&
    URL.canParse(String(address)) &&
    /^https?:$/.test(new URL(String(address)).protocol)
  );
}
