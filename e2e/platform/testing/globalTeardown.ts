import { endTestServer } from './testServer';

export default async function globalTeardown(): Promise<void> {
  await endTestServer();
}
