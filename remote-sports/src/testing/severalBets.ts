import type { SlipEntry } from '../slip/types';
import { anEntry } from './builders';
import { aWireQuote, aWireTicket } from './wire';

export type Request = Readonly<Record<string, unknown>>;
type Entry = ReturnType<typeof aWireQuote>['entries'][number];

/** Quotes every selection at H 0.98, each single with its own quote id; `change` overrides one selection. */
export function quoteOf({ mode, selections, folds }: Request, change: (gameId: string) => Partial<Entry> = () => ({})) {
  const asked = selections as readonly { readonly gameId: string; readonly w: string; readonly r: string }[];
  const entries = asked.flatMap((selection) => {
    const own = mode === 'single' ? { quoteId: `q-${selection.gameId}` } : {};
    return aWireQuote({ ...selection, ...own, ...change(selection.gameId) }).entries;
  });
  const bounds = mode === 'single' ? {} : { min: '10.00', max: '5000.00', ...(folds ? { lines: 3 } : {}) };
  return aWireQuote({}, { quoteId: `q-${String(mode)}`, entries, ...bounds });
}

/** Returns an accepted answer whose ticket id is derived from the quote id. */
export function acceptedAs({ quoteId, stake }: Request) {
  const ticket = aWireTicket({ ticket_id: `T-${String(quoteId)}`, stake: String(stake), risk: String(stake) });
  return { state: 'accepted', key: ticket.key, ticket } as const;
}

/** Home teams of the matches 70, 71 and 72. */
export const NAMES = ['阿森纳', '利物浦', '皇家马德里'] as const;
export const ENTRIES = NAMES.map((name, i): SlipEntry => {
  const entry = anEntry({ matchId: `7${i}` });
  return { ...entry, match: { ...entry.match, home: { id: `${i}`, name } } };
});
