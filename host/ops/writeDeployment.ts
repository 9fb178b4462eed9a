import { parseArgs } from 'node:util';
import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { composeDeployment } from '@site/shared/release/deployment';
import { readSiteConfiguration, type DisabledReason } from '@site/shared/release/siteConfiguration';
import { deploymentFile, updateDeployment } from '@site/shared/release/siteFiles';

/**
 * Writes the deployment manifest from what was built: `pnpm deployment [--build gilt] [--disable wallet --disable chat=reason]`.
 */
function writeDeployment(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { build: { type: 'string', default: 'default' }, disable: { type: 'string', multiple: true, default: [] } },
  });
  const site = readSiteConfiguration(values.build);
  const disabled = new Map(values.disable.map(parseDisabled));
  const manifest = updateDeployment(values.build, (revision) =>
    composeDeployment({ site, addresses: DEFAULT_ADDRESSES, revision, disabled }),
  );
  process.stdout.write(`${deploymentFile(values.build)}: revision ${String(manifest.revision)}\n`);
}

/** `wallet` or `wallet=reason`. Throws when there is no such remote. */
function parseDisabled(text: string): [RemoteId, DisabledReason] {
  const [name = '', ...rest] = text.split('=');
  const id = REMOTE_IDS.find((known) => known === name);
  if (id === undefined) throw new Error(`${name} is no remote; there are ${REMOTE_IDS.join(', ')}`);
  const reason = rest.join('=');
  return [id, reason === '' ? undefined : { 'zh-CN': reason, 'zh-TW': reason }];
}

writeDeployment(process.argv.slice(2));
