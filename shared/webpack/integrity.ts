import { createHash } from 'node:crypto';

/** The `integrity` value of a file: `sha384-` and the hash in base64, always 71 characters. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
