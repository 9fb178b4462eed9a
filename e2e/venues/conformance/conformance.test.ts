import { randomUUID } from 'node:crypto';
import type { RoundReport, VenueBank } from '../kit/operator';
import { runConformance, type CaseResult, type ProviderUnderTest } from '../kit/conformance/runConformance';
import { createWalletClient } from '../kit/wallet/createWalletClient';
import { DEMO_VENUES } from '../startDemoVenues';
import { DEMO_PROVIDERS } from './demoProviders';

// No page is opened here, so skip bundling.
jest.mock('../kit/server/bundlePage', () => ({
  bundlePage: (_folder: string, name: string) => {
    const asset = (ending: string) => ({ path: `/assets/${name}${ending}`, type: 'text/plain', body: Buffer.from('') });
    return Promise.resolve({ script: asset('.js'), style: asset('.css') });
  },
}));

const NOTHING = { 'zh-CN': '', 'zh-TW': '' };
const A_REPORT: RoundReport = { summary: NOTHING, facts: [], proof: null };

describe('the demo venues', () => {
  it('are all there', () => {
    expect(DEMO_PROVIDERS.map(({ id }) => id).sort()).toEqual(DEMO_VENUES.providers.map(({ id }) => id).sort());
  });

  let results: Readonly<Record<string, readonly CaseResult[]>>;
  beforeAll(async () => {
    // Shorten all pauses before retries to a tenth.
    const wait = globalThis.setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => wait(run, ms / 10));
    const all = DEMO_PROVIDERS.map(async (provider) => [provider.id, await runConformance(provider, () => undefined, 600_000)] as const);
    results = Object.fromEntries(await Promise.all(all));
    jest.restoreAllMocks();
  });

  it.each(DEMO_PROVIDERS.map(({ id }) => id))('%s: the server moves money once, whatever fails', (id) => {
    const cases = results[id] ?? [];
    expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(cases.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(15);
  });
});

describe('the suite', () => {
  it('passes a provider that sends the same ids until it knows', async () => {
    const failed = await failuresOf((bank, token) => untilKnown(bank, token, randomUUID()), ALL_END_MS);
    expect(failed).toEqual({});
  });

  it('finds a stake under a second id', async () => {
    const failed = await failuresOf(async (bank, token) => {
      await payLater(bank, token, randomUUID()).catch(() => untilKnown(bank, token, randomUUID()));
    });
    expect(failed['debit: its answer is lost']).toBe('a round stays open');
    expect(failed['debit: it never arrives']).toBe('the round has two ids');
  });

  it('finds a round that nobody ends, and a stake that is taken twice', async () => {
    const left = await failuresOf((bank, token) => payLater(bank, token, randomUUID()).catch(() => undefined));
    const twice = await failuresOf((bank, token) => untilKnown(bank, token, randomUUID(), () => randomUUID()));

    expect(left['credit: it never arrives']).toBe('a round stays open');
    expect(twice['debit: its answer is lost']).toBe('2.00 was staked, not 1.00');
  });

  it('finds a reserve that is released though nobody staked it, and one that differs when it is sent again', async () => {
    const pay = async (bank: VenueBank, token: string, released: () => bigint) => {
      const roundId = randomUUID();
      await bank.debit(token, { roundId, stepId: 'stake', amount: 100n, detail: null }).catch(() => undefined);
      const credit = () =>
        bank.credit('JGDZ', { roundId, payout: 150n, released: released(), exposure: 0n, detail: null, report: A_REPORT });
      await credit().catch(credit);
    };
    let next = 0n;
    const tooMuch = await failuresOf((bank, token) => pay(bank, token, () => 101n).catch(() => bank.rollback('JGDZ', 'none')));
    const another = await failuresOf((bank, token) => pay(bank, token, () => (next += 1n) % 100n));

    expect(tooMuch['a round is played']).toBe('a round stays open');
    expect(another['credit: its answer is lost']).toMatch(/^other amounts under the same ids: credit .*released/);
  });

  it('finds an exposure above what was played for, and one that differs when it is sent again', async () => {
    const pay = async (bank: VenueBank, token: string, exposure: () => bigint) => {
      const roundId = randomUUID();
      await bank.debit(token, { roundId, stepId: 'stake', amount: 100n, detail: null }).catch(() => undefined);
      const credit = () => bank.credit('JGDZ', { roundId, payout: 150n, exposure: exposure(), detail: null, report: A_REPORT });
      await credit().catch(credit);
    };
    let next = 0n;
    const tooMuch = await failuresOf((bank, token) => pay(bank, token, () => 101n).catch(() => bank.rollback('JGDZ', 'none')));
    const another = await failuresOf((bank, token) => pay(bank, token, () => (next += 1n) % 100n));

    expect(tooMuch['a round is played']).toBe('a round stays open');
    expect(another['credit: its answer is lost']).toMatch(/^other amounts under the same ids: credit .*exposed/);
  });

  it('finds a player who is not told that the money was spent meanwhile, and one whose round is begun without it', async () => {
    const silent = await failuresOf(async (bank, token) => void (await untilKnown(bank, token, randomUUID())));
    const free = await failuresOf(async (bank, token) => {
      const roundId = randomUUID();
      const told = await untilKnown(bank, token, roundId);
      if (told !== 'insufficient') return told;
      await bank.debit(token, { roundId, stepId: 'nothing', amount: 0n, detail: null });
      await bank.credit('JGDZ', { roundId, payout: 0n, exposure: 0n, detail: null, report: A_REPORT });
      return told;
    });

    const title = 'a stake whose money is spent elsewhere after you have read the balance begins no round';
    expect(silent[title]).toBe('the page is not told that the money does not reach');
    expect(free[title]).toMatch(/a round was begun|was staked/);
  });

  it('finds a request that is not of the protocol', async () => {
    const failed = await failuresOf(async (bank, token) => {
      await bank.debit(token, { roundId: 'no such id!', stepId: 'stake', amount: 100n, detail: null }).catch(() => undefined);
      await untilKnown(bank, token, randomUUID());
    });
    expect(failed['a round is played']).toBe('refused by the wallet: debit: bad-request');
  });
});

/** Generous limit for providers whose rounds all end; no case reaches it. */
const ALL_END_MS = 60_000;

/** Short limit for providers whose rounds stay open, because each case reaches it. */
const SOME_STAY_OPEN_MS = 1_000;

/** Returns the failed cases of a provider without a server, whose `play` uses the wallet directly. */
async function failuresOf(
  play: (bank: VenueBank, token: string) => Promise<unknown>,
  waitMs = SOME_STAY_OPEN_MS,
): Promise<Record<string, string>> {
  let bank: VenueBank | null = null;
  const provider: ProviderUnderTest = {
    id: 'JGDZ',
    enNames: ['JGDZ'],
    games: [{ enName: 'JGDZ', gameCode: 'game' }],
    start(wallet) {
      bank = createWalletClient(wallet);
      return Promise.resolve({ url: 'http://localhost:1', closed: new Promise(() => undefined), stop: () => Promise.resolve() });
    },
    async play(_url, ticket) {
      if (bank === null) throw new Error('not started');
      const opened = await bank.openSession(ticket);
      if (opened === null) throw new Error('the ticket opens no session');
      const told = await play(bank, opened.token);
      return told === 'insufficient' ? told : 'taken';
    },
  };
  const results = await runConformance(provider, () => undefined, waitMs);
  return Object.fromEntries(
    results.filter(({ outcome }) => outcome === 'failed').map(({ title, why }) => [title.replace('game: ', ''), why]),
  );
}

async function payLater(bank: VenueBank, token: string, roundId: string, stepId = 'stake'): Promise<string> {
  const { kind } = await bank.debit(token, { roundId, stepId, amount: 100n, detail: null });
  if (kind === 'taken') await bank.credit('JGDZ', { roundId, payout: 150n, exposure: 100n, detail: null, report: A_REPORT });
  return kind;
}

async function untilKnown(bank: VenueBank, token: string, roundId: string, stepId = () => 'stake'): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await payLater(bank, token, roundId, stepId());
    } catch {
      if ((await bank.findSession(token).catch(() => null)) === null && attempt > 3) break;
    }
  }
  return 'unknown';
}
