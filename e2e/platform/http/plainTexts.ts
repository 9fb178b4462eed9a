import { stripHidden } from '@site/shared/input/plainText';

/** Applies `stripHidden` to every text of a body, because other members and the operator read what a member writes. */
export function plainTexts(body: unknown): unknown {
  if (typeof body === 'string') return stripHidden(body);
  if (Array.isArray(body)) return body.map(plainTexts);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, plainTexts(value)]));
}
