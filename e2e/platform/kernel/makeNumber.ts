import { randomInt } from 'node:crypto';
import { businessDate } from '@site/shared/calendar';

/** Prefix of a number: deposit, withdrawal, transfer, exchange of points, feedback or red packet. */
type Numbered = 'CK' | 'QK' | 'ZZ' | 'JF' | 'FK' | 'HB';

/**
 * Creates a number from the prefix, the business day and nine digits, which a member can read out to customer service.
 * The table's key ensures that it is unique.
 *
 * @example makeNumber('CK', new Date('2026-11-21T04:00:00Z')) // 'CK261121804231975'
 */
export function makeNumber(kind: Numbered, now: Date): string {
  const day = businessDate(now.getTime()).slice(2).replaceAll('-', '');
  return `${kind}${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
