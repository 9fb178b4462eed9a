import type { WireGamePayload } from '@site/shared/wire/launch';

export interface Entry {
  readonly enName: string;
  readonly ticket: string;
  /** URL of the game's page without a query: `http://localhost:4181/slot/JG-pearl`. */
  readonly address: string;
}

/**
 * Form in which a venue opens its games: a URL that contains the ticket, a path of the operator that redirects there,
 * or a frame that requests the ticket with the provider's name.
 */
type EntryForm = { readonly by: 'address' } | { readonly by: 'path' } | { readonly by: 'payload'; readonly provider: string };

const FORMS: Readonly<Record<string, EntryForm>> = {
  JGDZ: { by: 'address' },
  QKDZ: { by: 'payload', provider: 'PG' },
  HTZR: { by: 'address' },
  ZYDJ: { by: 'address' },
  XMTY: { by: 'address' },
  G1CP: { by: 'address' },
  SGCP: { by: 'path' },
};

/** Path of the operator that redirects to a game; `addVenueDoor` handles it. */
export const VENUE_DOOR_PATH = '/game/api/v1/venue/door';

/**
 * Returns the `url` of a launch (decisions 24 and 52). A URL may contain the ticket, because the page uses it at once
 * and it is worthless afterwards.
 */
export function entryUrl({ enName, ticket, address }: Entry, gameCode: string): string {
  const form: EntryForm = FORMS[enName] ?? { by: 'payload', provider: enName };
  switch (form.by) {
    case 'address':
      return `${address}?ticket=${ticket}`;
    case 'path':
      return `${VENUE_DOOR_PATH}?${new URLSearchParams({ enName, gameCode, ticket }).toString()}`;
    case 'payload': {
      const payload: WireGamePayload = { provider: form.provider, url: address, token: ticket };
      return JSON.stringify(payload);
    }
  }
}
