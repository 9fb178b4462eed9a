/** Superuser of a server that listens on loopback only and stores invented data. */
export const USER = 'platform';
export const PASSWORD = 'platform';

export function addressOf(port: number, name = 'postgres'): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${String(port)}/${name}`;
}
