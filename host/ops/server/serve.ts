import { once } from 'node:events';
import { DEFAULT_ADDRESSES, SITE_PORTS } from '@site/release/addresses';
import { requirePort } from '@site/release/requirePort';
import { scriptCommand } from '@site/release/scriptCommand';
import type { Environment } from '../deployment/environment';
import { readAccounts } from './accounts';
import { addPage } from './addPage';
import { createService } from './createService';
import { originsOf, type Where } from './where';

/** Distance of the port from that of the site: 4120 by default, and it moves with `SITE_PORT`. */
const DISTANCE = SITE_PORTS.fromSite.operations;

export interface ServeOptions extends Omit<Where, 'port'> {
  readonly port: number | undefined;
  readonly page: string;
  readonly say: (text: string) => void;
}

/** Serves the page and its calls until the process receives a signal. */
export async function serve({ port = defaultPort(), page, say, ...where }: ServeOptions, environment: Environment): Promise<void> {
  const origins = originsOf({ ...where, port });
  await requirePort('The page of operations', port, (next) => scriptCommand('ops', `ui --port ${String(next)}`));
  const service = createService(environment, { origins });
  await addPage(service, page);
  await service.listen({ host: where.address, port });
  say(`operations on ${origins[0]}${where.origin === undefined ? '' : `, passed on to ${where.address}:${String(port)}`}\n`);
  if ((await readAccounts(environment)).users.length === 0) {
    say(`Nobody can sign in yet: ${scriptCommand('ops', 'users add <name> --role approver')}\n`);
  }
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await service.close();
}

function defaultPort(): number {
  return Number(new URL(DEFAULT_ADDRESSES.host).port || DISTANCE) + DISTANCE;
}
