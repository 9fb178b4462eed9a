import { stripHidden } from '@site/shared/input/plainText';

/** A body with every text as `stripHidden` leaves it: what a member writes is read by other members and by the operator. */
export function plainTexts(body: unknown): unknown {
  if (typeof body === 'string') return stripHidden(body);
  if (Array.isArray(body)) return body.map(plainTexts);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, plainTexts(value)]));
}
