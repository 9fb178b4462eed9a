/** The longest message, in characters; the platform refuses a longer one. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/**
 * The message in the text a player has typed.
 *
 * @returns the text without surrounding space, or `undefined` where it is empty or longer than 200 characters
 * Implements R-VAL-49, R-VAL-50.
 */
export function parseChatText(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || text.length > CHAT_TEXT_MAX_LENGTH ? undefined : text;
}
