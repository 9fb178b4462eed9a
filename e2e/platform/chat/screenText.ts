import { toHalfWidth } from '@site/shared/input/plainText';
import screened from './screenedWords.json';

/** Reason why a text is refused. */
export type TextFault = 'words' | 'links' | 'contact';

const LINK = /https?:|www\.|[a-z\d-]+\.(?:com|net|org|cn|cc|vip|top|xyz|info|io|me|tv|app|club|site|shop|link)(?![a-z])/u;
const MOBILE = /(?<!\d)(?:86)?1[3-9]\d{9}(?!\d)/u;
const CONTACT = /(?:微信|薇信|威信|微讯|weixin|wechat|vx|qq|扣扣|telegram|电报|電報|飞机|飛機|whatsapp)[^a-z\d]{0,4}[a-z\d_-]{5,}/u;

/**
 * Returns why the operator refuses a text: words, links, or ways to contact someone outside the site; null when it is
 * allowed. Full-width or upper-case letters and separators between characters do not hide a match.
 */
export function findTextFault(text: string): TextFault | null {
  const plain = toHalfWidth(text).toLowerCase();
  const dense = plain.replace(/[\s\p{P}\p{S}]/gu, '');
  if (screened.words.some((word) => dense.includes(word))) return 'words';
  if (LINK.test(plain.replace(/\s*\.\s*/g, '.'))) return 'links';
  if (MOBILE.test(plain.replace(/[\s.·_-]/g, '')) || CONTACT.test(plain)) return 'contact';
  return null;
}
