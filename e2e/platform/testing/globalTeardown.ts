import { stopTestServer } from './testServer';

export default async function globalTeardown(): Promise<void> {
  await stopTestServer();
}
