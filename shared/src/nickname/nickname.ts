export const NICKNAME_MAX_LENGTH = 12;

const NICKNAME = /^(?=.*[^\d_])[\p{Script=Han}a-zA-Z\d_]{2,12}$/u;

/**
 * Returns whether a nickname has two to twelve Chinese characters, letters, digits and underscores, and not only
 * digits. The platform enforces further restrictions and reports them.
 */
export function isNickname(typed: string): boolean {
  return NICKNAME.test(typed.trim());
}
