/**
 * Identifies one selection permanently, by its game, its market and its letters together: `ROUH` is both a market and a
 * selection, and each alternative line has its own game id.
 */
export type SelectionKey = string & { readonly __unit: 'selection-key' };

export interface SelectionCode {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
}

const KEY = /^([^/]+)\/([^/]+)\/([^/]+)$/;

/**
 * Returns the key of a selection.
 *
 * @example selectionKey({ gameId: '7', w: 'RE', r: 'REH' }) // '7/RE/REH'
 */
export function selectionKey({ gameId, w, r }: SelectionCode): SelectionKey {
  return `${gameId}/${w}/${r}` as SelectionKey;
}

/**
 * Returns the wire codes of a key.
 *
 * @throws RangeError for a text that was not made by `selectionKey`
 */
export function selectionCode(key: SelectionKey): SelectionCode {
  const [, gameId, w, r] = KEY.exec(key) ?? [];
  if (gameId === undefined || w === undefined || r === undefined) throw new RangeError(`${key} names no selection`);
  return { gameId, w, r };
}
