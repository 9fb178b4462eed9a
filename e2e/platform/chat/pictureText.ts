import words from './pictureWords.json';

/** Returns the text of a picture message for older pages that cannot show pictures. */
export function pictureText(caption: string): string {
  return `${words.picture} ${caption}`.trim();
}
