import type { EmbeddedServer } from '../database/embeddedServer';

/** jest loads set-up and tear-down as two modules with nothing in common but the process. */
const running: { server: EmbeddedServer | null } = ((
  globalThis as { platformTestServer?: { server: EmbeddedServer | null } }
).platformTestServer ??= {
  server: null,
});

export function rememberTestServer(server: EmbeddedServer | null): void {
  running.server = server;
}

export async function stopTestServer(): Promise<void> {
  await running.server?.stop();
  running.server = null;
}
