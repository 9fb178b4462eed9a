import { anOpsSetup, aRelease, type OpsSetup, type Release } from './opsSetup';

export const OLD = aRelease('wallet', '1.0.0-aaaaaaaa');
export const NEW = aRelease('wallet', '1.1.0-bbbbbbbb');
export const BAD = aRelease('wallet', '1.2.0-cccccccc');
export const CHAT = aRelease('chat', '1.0.0-dddddddd');
export const ALL = [OLD, NEW, BAD, CHAT];
export const WHY = ['--reason', 'ticket 12'];

/** Returns a configured setup with the named release of the wallet and one of the chat. */
export async function aConfiguredSetup(
  releases: readonly Release[] = ALL,
  overrides: Parameters<typeof anOpsSetup>[1] = {},
): Promise<OpsSetup> {
  const setup = anOpsSetup(releases, overrides);
  await setup.ops('configure', ...WHY);
  await setup.ops('promote', 'wallet', '1.0.0', ...WHY);
  await setup.ops('promote', 'chat', 'latest', ...WHY);
  return setup;
}
