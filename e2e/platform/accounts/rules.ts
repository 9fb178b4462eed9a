/** The platform's own rules for the forms, independent of the client's rules, which it does not trust. */

const ADULT_YEARS = 18;

/** No dot beside a dot or an end; Chinese first and last, or nothing but Latin letters and dots. */
export function isRealName(name: string): boolean {
  const parts = name.split('·');
  if (parts.some((part) => part === '')) return false;
  const characters = Array.from(parts.join(''));
  const isChinese = (character: string | undefined): boolean => character !== undefined && /\p{Script=Han}/u.test(character);
  const isLatin = (character: string): boolean => /[A-Za-z]/.test(character);
  if (!characters.every((character) => isChinese(character) || isLatin(character))) return false;
  return characters.every(isLatin) || (isChinese(characters.at(0)) && isChinese(characters.at(-1)));
}

/** Whether the day exists and is at least 18 years ago. The day counts as it is in Shanghai (decision 50). */
export function isAdultBirthday(birthday: string, today: string): boolean {
  const date = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday || birthday < '1900-01-01') return false;
  const [year = '', month = '', day = ''] = birthday.split('-');
  // Born on a leap day, one is of age on 1 March: the text of the day orders as the calendar does.
  return `${Number(year) + ADULT_YEARS}-${month}-${day}` <= today;
}

/** TRC20: base58check, T and 33 characters. ERC20: 20 bytes in hexadecimal. */
export function isCoinAddress(network: string, address: string): boolean {
  switch (network) {
    case 'TRC20':
      return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
    case 'ERC20':
      return /^0x[0-9a-f]{40}$/i.test(address);
    default:
      return false;
  }
}

/** Alipay accounts are named by a phone of the mainland or an e-mail address. */
export function isAlipayAccount(account: string): boolean {
  return /^1\d{10}$/.test(account) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account);
}
