/** Shared through `globalThis`, because jest loads set-up and tear-down as two modules in one process. */
const shared = globalThis as { endPlatformTestServer?: () => Promise<void> };

export function rememberTestServer(end: () => Promise<void>): void {
  shared.endPlatformTestServer = end;
}

export async function endTestServer(): Promise<void> {
  await shared.endPlatformTestServer?.();
  delete shared.endPlatformTestServer;
}
