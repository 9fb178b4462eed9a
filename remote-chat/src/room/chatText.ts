import { CHAT_TEXT_MAX_LENGTH } from './limits';

/**
 * What is sent of what was typed.
 *
 * @returns the text without the space around it, or `undefined` where nothing is left or it is longer than 200 characters
 * Implements R-VAL-49, R-VAL-50.
 */
export function parseChatText(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || text.length > CHAT_TEXT_MAX_LENGTH ? undefined : text;
}
