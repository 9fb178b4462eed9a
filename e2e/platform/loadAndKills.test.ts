import { randomUUID } from 'node:crypto';
import { withId, openChats } from './testing/openChats';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { aPlayer, steer, type Player } from './testing/aPlayer';
import { openKillableProcesses } from './testing/killableProcesses';
import { leaderOf } from './testing/severalProcesses';
import { until } from './testing/until';

/** Six processes are started, which is slow on a busy machine. */
const LIMIT_MS = 600_000;

const BETS = 50;

/** Number of answered bets after which a process is killed. */
const KILLED_AFTER = 12;

const processes = openKillableProcesses();
const { at } = processes;

// The test takes minutes of processor time, so only `pnpm test:full` runs it.
const whenWhole = process.env['WHOLE_LISTS'] === '1' ? it : it.skip;

whenWhole(
  'of three processes under load any one is killed: every bet is taken once, the ledger is exact, and a client connected to another notices nothing',
  async () => {
    await processes.start(3);
    await steer(at(0), 'member/player1/balance', { central: '100000.00' });
    await steer(at(0), 'settings', { captcha: 'off' });
    const { gameId } = await aMatch();
    const keys: string[] = [];

    for (const round of [0, 1, 2]) {
      const killed = round === 0 ? await indexOfLeader() : round;
      const listener = openChats(() => at((killed + 1) % 3));
      const speaker = openChats(() => at((killed + 2) % 3));
      const { socket } = await listener.aGuest();
      await listener.join(socket, 'c1');

      keys.push(...(await placeAndKill(gameId, killed)));
      const guest = await speaker.aGuest();
      await speaker.join(guest.socket, 'c1');
      guest.socket.send({ msgId: ID.sendMessage, msgData: { msg: `round ${String(round)}` } });

      expect(await socket.next(withId(ID.sendMessage))).toMatchObject({ msgData: { text: `round ${String(round)}` } });
      await Promise.all([listener.closeAll(), speaker.closeAll()]);
      await processes.replace(killed);
    }

    for (const process of processes.all) {
      const player = await aPlayer(process);
      const outcomes = await Promise.all(keys.slice(0, BETS).map((key) => player.sports('outcome', { key })));
      expect(outcomes.filter(({ state }) => state === 'accepted')).toHaveLength(BETS);
      expect(await player.balance()).toMatchObject({ balance: '98500.00', lockMoney: '1500.00' });
    }
    const audit = await fetch(`${String(at(0).sandboxUrl)}/sandbox/ledger/audit`);
    expect(await audit.json()).toMatchObject({ exact: true, findings: [] });
  },
  LIMIT_MS,
);

async function indexOfLeader(): Promise<number> {
  await until(async () => (await leaderOf(processes.database.db)) !== null);
  const leader = await leaderOf(processes.database.db);
  return processes.all.findIndex(({ pid }) => pid === leader);
}

async function aMatch() {
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  return (await steer(at(0), 'match/create', { startsInSeconds: 36_000, markets })) as { readonly gameId: string };
}

/**
 * Places fifty bets at once over all processes, one of which is killed meanwhile. Unanswered bets are repeated at the
 * next process with their key.
 */
async function placeAndKill(gameId: string, killed: number): Promise<readonly string[]> {
  const players = await Promise.all(processes.all.map((process) => aPlayer(process)));
  const keys = Array.from({ length: BETS }, () => randomUUID());
  let answered = 0;
  /** Tries one process after the other until one answers. */
  const ask = async <Answer>(first: number, work: (player: Player) => Promise<Answer>): Promise<Answer> => {
    for (let index = first; ; index += 1) {
      const player = players[index % players.length];
      if (player === undefined) throw new Error('there is no process');
      try {
        return await work(player);
      } catch (error) {
        if (!(error instanceof TypeError && error.message === 'fetch failed')) throw error;
      }
    }
  };
  const place = async (key: string, index: number): Promise<void> => {
    const quote = await ask(index, (player) => player.quote({ gameId, w: 'M', r: 'MH' }, '10.00'));
    expect(await ask(index, (player) => player.place(quote, '10.00', key))).toMatchObject({ state: 'accepted' });
    answered += 1;
    if (answered === KILLED_AFTER) at(killed).kill();
  };
  await Promise.all(keys.map(place));
  await at(killed).ended;
  return keys;
}
