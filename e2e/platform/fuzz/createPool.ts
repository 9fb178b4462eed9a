export interface FoundSelection {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
}

/** Values from answers by field name (ids, names, codes, amounts), for use in later requests. */
export interface Pool {
  learn(answer: unknown): void;
  add(field: string, value: string): void;
  /** Returns the values of a field, newest last. */
  of(field: string): readonly (string | number)[];
  readonly selections: readonly FoundSelection[];
}

/** Number of values stored per field; the oldest is dropped first. */
const KEPT = 40;

/** Other field names under which requests use a value. */
const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  id: ['feedbackId', 'msgId', 'promotionId'],
  enName: ['channelCode'],
  text: ['code'],
};

export function createPool(): Pool {
  const values = new Map<string, (string | number)[]>();
  const selections: FoundSelection[] = [];

  function keep<T>(list: T[], value: T): void {
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > KEPT) list.shift();
  }

  function add(field: string, value: string | number): void {
    for (const name of [field, ...(ALSO_KNOWN_AS[field] ?? [])]) {
      const list = values.get(name) ?? [];
      values.set(name, list);
      keep(list, value);
    }
  }

  function learn(answer: unknown): void {
    if (Array.isArray(answer)) {
      answer.slice(0, KEPT).forEach(learn);
      return;
    }
    if (typeof answer !== 'object' || answer === null) return;
    for (const found of selectionsIn(answer)) keep(selections, found);
    if ('holder' in answer && 'id' in answer) add('accountId', String(answer.id));
    for (const [field, value] of Object.entries(answer)) {
      // A line of a match has a game id that is valid for bets only.
      if (field === 'gameId' && 'prices' in answer) continue;
      if ((typeof value === 'string' && value !== '' && value.length <= 600) || typeof value === 'number') add(field, value);
      else learn(value);
    }
  }

  return { learn, add, of: (field) => values.get(field) ?? [], selections };
}

/** Returns the selections of an open market. */
function selectionsIn(found: object): readonly FoundSelection[] {
  const { gameId, w, prices, state } = found as Readonly<Record<string, unknown>>;
  if (typeof gameId !== 'string' || typeof w !== 'string' || state !== 'open' || !Array.isArray(prices)) return [];
  return (prices as readonly { readonly r: string; readonly ior: string }[]).flatMap(({ r, ior }) =>
    ior === '' ? [] : [{ gameId, w, r }],
  );
}
