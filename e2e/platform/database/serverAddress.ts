/** Superuser of a server that listens on loopback only and stores invented data. */
export const USER = 'platform';
export const PASSWORD = 'platform';

/** Returns the address of the database `name` on the embedded server on this port. */
export function addressOf(port: number, name = 'postgres'): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${String(port)}/${name}`;
}
