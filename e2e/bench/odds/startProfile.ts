import { writeFile } from 'node:fs/promises';
import type { CDPSession } from '@playwright/test';

/** Starts a profile. The returned function stops it and writes it. */
export async function startProfile(client: CDPSession, file: string): Promise<() => Promise<void>> {
  await client.send('Profiler.enable');
  await client.send('Profiler.start');
  return async () => {
    const { profile } = await client.send('Profiler.stop');
    await writeFile(file, JSON.stringify(profile));
  };
}
