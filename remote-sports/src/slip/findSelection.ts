import { selectionKey, type Market, type Match, type Selection, type SelectionCode } from '@site/shared/betting';

/** The selection of a match that is named by its code, with the market it stands in. */
export function findSelection(match: Match, code: SelectionCode): { readonly market: Market; readonly selection: Selection } | undefined {
  const key = selectionKey(code);
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return { market, selection };
  }
  return undefined;
}
