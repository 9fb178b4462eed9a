/** jest loads set-up and tear-down as two modules that share the process only. */
const shared = globalThis as { endPlatformTestServer?: () => Promise<void> };

export function rememberTestServer(end: () => Promise<void>): void {
  shared.endPlatformTestServer = end;
}

export async function endTestServer(): Promise<void> {
  await shared.endPlatformTestServer?.();
  delete shared.endPlatformTestServer;
}
