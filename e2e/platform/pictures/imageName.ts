import { cutText } from '@site/shared/input/cutText';

const NAME_MAX_LENGTH = 60;

/** Extension for names without a picture extension; stored pictures are JPEG. */
const ENDING = 'jpg';

/**
 * Returns the display name of a picture: without folders or characters that are special in file systems, and with a
 * picture extension. It is never used as a path; pictures are stored by id.
 *
 * @example imageName('C:\\Users\\lin\\x.html') // 'x.jpg'
 */
export function imageName(sent: string): string {
  const [, stem = '', ending = ''] = /([^/\\]*?)(?:\.([^./\\]*))?$/.exec(sent) ?? [];
  const plain = cutText(stem.replace(/[<>:"|?*\p{Cc}]/gu, ''), NAME_MAX_LENGTH).trim();
  return `${plain === '' || /^\.+$/.test(plain) ? 'image' : plain}.${/^(?:png|jpe?g)$/i.test(ending) ? ending : ENDING}`;
}
