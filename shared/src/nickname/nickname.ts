/** The longest nickname, in characters. */
export const NICKNAME_MAX_LENGTH = 12;

const NICKNAME = /^(?=.*[^\d_])[\p{Script=Han}a-zA-Z\d_]{2,12}$/u;

/** Two to twelve Chinese characters, letters, digits and underscores, not of digits alone; what else is kept out, the platform says. */
export function isNickname(typed: string): boolean {
  return NICKNAME.test(typed.trim());
}
