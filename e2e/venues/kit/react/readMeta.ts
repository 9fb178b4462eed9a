/** What the server wrote into the page's head; empty where it wrote nothing. */
export function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
