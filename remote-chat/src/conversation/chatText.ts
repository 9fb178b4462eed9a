/** Maximum length of a message, in characters. The platform refuses a longer one. */
export const CHAT_TEXT_MAX_LENGTH = 200;

/**
 * Returns the message in a text that a player has typed. Implements R-VAL-49, R-VAL-50.
 *
 * @returns the text without surrounding space, or `undefined` if it is empty or longer than 200 characters
 */
export function parseChatText(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || text.length > CHAT_TEXT_MAX_LENGTH ? undefined : text;
}
