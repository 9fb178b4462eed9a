import { charactersOf, firstCharacter } from '@site/shared/input/cutText';

/** Masks a phone number: `8613800000000` → `138****0000`, without its country code and with four digits hidden. */
export function maskPhone(phone: string): string {
  const national = phone.slice(-11);
  return `${national.slice(0, 3)}****${national.slice(-4)}`;
}

/** Masks an e-mail address: `player@example.com` → `p****@example.com`. */
export function maskEmail(email: string): string {
  return `${firstCharacter(email)}****${email.slice(email.lastIndexOf('@'))}`;
}

/** Hides all but the last character. */
export function maskName(name: string): string {
  const characters = charactersOf(name);
  return characters.map((character, index) => (index === characters.length - 1 ? character : '*')).join('');
}
