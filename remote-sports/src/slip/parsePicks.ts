import { selectionCode, type SelectionCode, type SelectionKey } from '@site/shared/betting';

/** A slip holds no more. */
const MAX_PICKS = 10;
const PICK = /^[\w-]{1,40}\/\w{1,12}\/\w{1,24}$/;

/**
 * Selections as an address names them: `70/RE/REH,80/OU/OUC`. Left out are texts that are no selection, repetitions, and all beyond ten.
 */
export function parsePicks(text: string): readonly SelectionCode[] {
  const picks = new Set(text.split(',').filter((pick) => PICK.test(pick)));
  return [...picks].slice(0, MAX_PICKS).map((pick) => selectionCode(pick as SelectionKey));
}
