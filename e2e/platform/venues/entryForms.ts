import type { WireGamePayload } from '@site/shared/wire/launch';

export interface Entry {
  readonly enName: string;
  readonly gameCode: string;
  readonly ticket: string;
  /** Where players reach the game server, `http://localhost:4191`. */
  readonly venueOrigin: string;
}

/** How a venue opens its games: by an address with the ticket in it, or in a frame that asks for the ticket under the provider's name. */
type EntryForm = { readonly by: 'address' } | { readonly by: 'payload'; readonly provider: string };

const FORMS: Readonly<Record<string, EntryForm>> = {
  JGDZ: { by: 'address' },
  QKDZ: { by: 'payload', provider: 'PG' },
};

/**
 * The `url` of a launch (decisions 24 and 52). An address may contain the ticket because the page spends it at once and it opens nothing
 * afterwards.
 */
export function entryUrl({ enName, gameCode, ticket, venueOrigin }: Entry): string {
  const address = `${venueOrigin}/slot/${encodeURIComponent(gameCode)}`;
  const form: EntryForm = FORMS[enName] ?? { by: 'payload', provider: enName };
  switch (form.by) {
    case 'address':
      return `${address}?ticket=${ticket}`;
    case 'payload': {
      const payload: WireGamePayload = { provider: form.provider, url: address, token: ticket };
      return JSON.stringify(payload);
    }
  }
}
