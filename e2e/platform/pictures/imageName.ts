import { cutText } from '@site/shared/input/cutText';

const NAME_MAX_LENGTH = 60;

/** The ending that fits what is kept, for a name that has none of a picture. */
const ENDING = 'jpg';

/**
 * The name of a picture as it is shown: without folders, without characters that mean something to a file system, and with the ending of a picture.
 * It is never a path: a picture is kept and found by its id.
 *
 * @example imageName('C:\\Users\\lin\\x.html') // 'x.jpg'
 */
export function imageName(sent: string): string {
  const [, stem = '', ending = ''] = /([^/\\]*?)(?:\.([^./\\]*))?$/.exec(sent) ?? [];
  const plain = cutText(stem.replace(/[<>:"|?*\p{Cc}]/gu, ''), NAME_MAX_LENGTH).trim();
  return `${plain === '' || /^\.+$/.test(plain) ? 'image' : plain}.${/^(?:png|jpe?g)$/i.test(ending) ? ending : ENDING}`;
}
