import words from './pictureWords.json';

/** The text of a picture's message, by which pages that know no pictures say that one was sent. */
export function pictureText(caption: string): string {
  return `${words.picture} ${caption}`.trim();
}
