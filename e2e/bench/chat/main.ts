import '../../compose/suitePorts';
import { parseArgs } from 'node:util';
import { benchChat } from '@site/platform/load/chat/benchChat';
import { runTypeScript } from '../../compose/run.mjs';
import { createPageWatch } from './createPageWatch';

const USAGE = `pnpm bench:chat --clients 500 --rate 100 --seconds 60 --senders 50 --page 30 --beside 50

Two processes of the platform on one database, so many clients in one room, half at each process, and so many messages a second from some of them.
Every client must hear every message once, in one order, or it fails. Prints how long a message takes to all. Then the site's page is in the room for
--page seconds (0: not at all) while those who speak go on at the same rate, and its frames and long tasks are printed, and how long messages take to the
--beside clients that stay; the others have gone. Clients, platform, database and page share this machine; frames suffer where it is busy.

  --profile file.cpuprofile   of the page meanwhile; the frames then include its own cost
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      clients: { type: 'string', default: '500' },
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
      senders: { type: 'string', default: '50' },
      beside: { type: 'string', default: '50' },
      page: { type: 'string', default: '30' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const pageSeconds = Number(values.page);
  if (pageSeconds > 0) await runTypeScript('shared/release/buildAll.ts');
  await benchChat(
    {
      clients: Number(values.clients),
      rate: Number(values.rate),
      seconds: Number(values.seconds),
      senders: Number(values.senders),
      beside: Number(values.beside),
    },
    pageSeconds > 0 ? createPageWatch(pageSeconds, values.profile) : undefined,
  );
}

await main();
