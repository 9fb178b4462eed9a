import { selectionCode, type SelectionCode, type SelectionKey } from '@site/shared/betting';

/** A slip holds no more. */
const MOST = 10;
const PICK = /^[\w-]{1,40}\/\w{1,12}\/\w{1,24}$/;

/**
 * Selections as an address names them: `70/RE/REH,80/OU/OUC`. What is no selection is left out, whatever stands beyond ten, and what is
 * said twice.
 */
export function parsePicks(text: string): readonly SelectionCode[] {
  const picks = new Set(text.split(',').filter((pick) => PICK.test(pick)));
  return [...picks].slice(0, MOST).map((pick) => selectionCode(pick as SelectionKey));
}
