import { randomInt } from 'node:crypto';
import { businessDate } from '@site/shared/calendar';

/** What a number is of: a deposit, withdrawal, transfer, exchange of points, letter of feedback or red packet. */
type Numbered = 'CK' | 'QK' | 'ZZ' | 'JF' | 'FK' | 'HB';

/**
 * Makes a number of the kind, the business day and nine digits, as a person reads it out to customer service. Unique by its table's key.
 *
 * @example makeNumber('CK', new Date('2026-11-21T04:00:00Z')) // 'CK261121804231975'
 */
export function makeNumber(kind: Numbered, now: Date): string {
  const day = businessDate(now.getTime()).slice(2).replaceAll('-', '');
  return `${kind}${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
