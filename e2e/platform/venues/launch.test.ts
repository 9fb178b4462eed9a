import { allBalanceCall } from '@site/shared/wire/wallets';
import { gamePayloadSchema, launchCall } from '@site/shared/wire/launch';
import { logoutCall } from '@site/shared/wire/login';
import { answerOf } from '../testing/answerOf';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer, ticketOf, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '500.00');
});

const urlOf = async (...of: Parameters<VenuePlayer['launch']>): Promise<string> => answerOf(launchCall, await player.launch(...of)).url;

describe('a launch', () => {
  it('takes enName and gameCode and answers a url [R-API-086] [R-VENUE-07] [R-VENUE-09]', async () => {
    const send = async (body: unknown): Promise<unknown> =>
      (await sendRaw(site.platform.url, '/game/api/v1/launch', JSON.stringify(body), { token: player.token })).json();

    expect(await send({ enName: 'JGDZ', gameCode: 'JG-pearl' })).toMatchObject({ data: { url: expect.any(String) as string } });
    expect(await send({ enName: 'JGDZ' })).toMatchObject({ status_code: 6007 });
    expect(await send({ gameCode: 'JG-pearl' })).toMatchObject({ status_code: 6007 });
  });

  it('opens by an address, or by a payload with the provider’s name, as the venue has it', async () => {
    expect(await urlOf('JGDZ', 'JG-Star')).toMatch(/^http:\/\/venue\.test\/slot\/JG-Star\?ticket=[\w-]{43}$/);
    expect(gamePayloadSchema.parse(JSON.parse(await urlOf('QKDZ', 'QK-panda', { isActivity: true })))).toEqual({
      provider: 'PG',
      url: 'http://venue.test/slot/QK-panda',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(JSON.parse(await urlOf('WXDZ', 'WX-lotus'))).toMatchObject({ provider: 'WXDZ', url: 'http://venue.test/slot/WX-lotus' });
  });

  it('keeps nothing of its ticket that could be used', async () => {
    const ticket = ticketOf(await player.launch('JGDZ', 'JG-pearl'));
    const { rows } = await dump();

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('with automatic transfer', () => {
  it('all the money comes along, from the central wallet and from other venues', async () => {
    await player.transfer('1', 'WXDZ', '120.00');
    await player.transfer('1', 'JGDZ', '30.00');

    await player.launch('JGDZ', 'JG-pearl');
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '500.00' });

    await player.launch('WXDZ', 'WX-lotus');
    expect(await player.wallets()).toEqual({ CENTER: '0.00', WXDZ: '500.00' });
  });

  it('a limit is what the venue is filled up to: entering again, or in two tabs, brings nothing twice', async () => {
    await player.setAutoTransfer('1', '80.00');
    await player.transfer('1', 'JGDZ', '30.00');

    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl')).moved).toBe('50.00');
    expect(await player.wallets()).toEqual({ CENTER: '420.00', JGDZ: '80.00' });
    const again = await Promise.all([player.launch('JGDZ', 'JG-pearl'), player.launch('JGDZ', 'JG-tiger')]);
    expect(again.map((each) => answerOf(launchCall, each).moved)).toEqual([undefined, undefined]);

    await player.launch('WXDZ', 'WX-lotus');
    expect(await player.wallets()).toEqual({ CENTER: '420.00', WXDZ: '80.00' });
  });

  it('a venue that has more than the limit keeps it, and a central wallet that has less gives all', async () => {
    await player.transfer('1', 'JGDZ', '480.00');
    await player.setAutoTransfer('1', '80.00');

    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl')).moved).toBeUndefined();
    expect(await player.wallets()).toEqual({ CENTER: '20.00', JGDZ: '480.00' });
    await player.setAutoTransfer('1', '510.00');
    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl')).moved).toBe('20.00');
  });

  it('the answer says what came into the venue, and nothing where nothing did', async () => {
    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl')).moved).toBe('500.00');
    expect(answerOf(launchCall, await player.launch('JGDZ', 'JG-pearl'))).toEqual({ url: expect.any(String) as string });
    expect(answerOf(launchCall, await player.launch('WXDZ', 'WX-lotus', { trial: true })).moved).toBeUndefined();
  });

  it('what turnover binds stays where it is', async () => {
    await player.transfer('1', 'QKDZ', '100.00');

    await player.launch('JGDZ', 'JG-pearl');

    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '400.00', QKDZ: '100.00' });
  });

  it('a member without any money gets in all the same', async () => {
    await site.sandbox('member/player1/balance', { central: '0.00' });

    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6000 });
    expect(await player.wallets()).toEqual({ CENTER: '0.00' });
  });

  it('money comes along from a venue in maintenance, too', async () => {
    await player.transfer('1', 'WXDZ', '120.00');
    await site.sandbox('venue', { enName: 'WXDZ', state: 'maintenance' });

    await player.launch('JGDZ', 'JG-pearl');

    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '500.00' });
  });

  it('eight launches at once neither lose nor make a fen', async () => {
    await player.transfer('1', 'WXDZ', '120.00');

    await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? player.launch('JGDZ', 'JG-pearl') : player.launch('WXDZ', 'WX-lotus'))),
    );

    const { CENTER: central, ...venues } = await player.wallets();
    expect(central).toBe('0.00');
    expect(Object.values(venues)).toEqual(['500.00']);
  });

  it('a crash before the commit leaves the money where it was', async () => {
    await site.sandbox('crash', { point: 'venue-launch:before-commit', how: 'throw' });

    await expect(player.launch('JGDZ', 'JG-pearl')).rejects.toThrow('fetch failed');

    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
  });
});

describe('without automatic transfer', () => {
  beforeEach(() => player.setAutoTransfer('0'));

  it('it is off for a member who has never chosen it: no money moves', async () => {
    const token = await site.signIn('player2', 'player234');
    await site.sandbox('member/player2/balance', { central: '70.00' });

    expect(await site.send(launchCall, { enName: 'JGDZ', gameCode: 'JG-pearl' }, { token })).toMatchObject({ status_code: 6413 });

    expect(await site.send(allBalanceCall, { category: '' }, { token })).toMatchObject({ data: { centerWalletBalance: '70.00' } });
  });

  it('an empty venue asks for money first, and lets the player in who wants to enter directly', async () => {
    expect(await player.launch('JGDZ', 'JG-pearl')).toEqual({
      status_code: 6413,
      data: null,
      message: '您在该场馆暂无余额',
    });
    expect(await player.launch('JGDZ', 'JG-pearl', { isActivity: true })).toMatchObject({ status_code: 6000 });
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
  });

  it('a venue with money opens, and nothing is moved', async () => {
    await player.transfer('1', 'JGDZ', '20.00');

    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6000 });
    expect(await player.wallets()).toEqual({ CENTER: '480.00', JGDZ: '20.00' });
  });
});

describe('a venue with an activity', () => {
  it.each(['0', '1'] as const)(
    'warns before the player enters, with automatic transfer %s, and moves nothing by itself',
    async (status) => {
      await player.setAutoTransfer(status);
      await player.transfer('1', 'QKDZ', '20.00');

      expect(await player.launch('QKDZ', 'QK-panda')).toEqual({
        status_code: 6413,
        data: null,
        message: '该场馆正在进行活动，转入的资金在完成流水要求前不能转出',
      });
      expect(await player.launch('QKDZ', 'QK-panda', { isActivity: true })).toMatchObject({ status_code: 6000 });
      expect(await player.wallets()).toEqual({ CENTER: '480.00', QKDZ: '20.00' });
    },
  );
});

describe('a trial', () => {
  it('opens anywhere with play money and moves nothing', async () => {
    await player.setAutoTransfer('0');

    for (const [enName, gameCode] of [
      ['JGDZ', 'JG-pearl'],
      ['QKDZ', 'QK-panda'],
    ] as const) {
      const session = await player.enter(enName, gameCode, { trial: true });
      expect(await site.platform.bank.findSession(session)).toEqual({ memberId: 1, enName, gameCode, isTrial: true });
      expect(await site.platform.bank.balance(session)).toBe(200_000n);
    }
    expect(await player.wallets()).toEqual({ CENTER: '500.00' });
  });

  it('is no way into a venue in maintenance', async () => {
    expect(await player.launch('HWDZ', 'HW-pearl', { trial: true })).toMatchObject({ status_code: 6415 });
  });
});

describe('a ticket', () => {
  it('opens one session, though four ask for it at once', async () => {
    const ticket = ticketOf(await player.launch('JGDZ', 'JG-pearl'));

    const opened = await Promise.all(Array.from({ length: 4 }, () => site.platform.bank.openSession(ticket)));

    expect(opened.filter((each) => each !== null)).toHaveLength(1);
    expect(await site.platform.bank.openSession(ticket)).toBeNull();
    expect(await site.platform.bank.openSession('nonsense')).toBeNull();
  });

  it('is valid for a minute, to the millisecond', async () => {
    site.clock.freeze();
    const [first, second] = [ticketOf(await player.launch('JGDZ', 'JG-pearl')), ticketOf(await player.launch('JGDZ', 'JG-pearl'))];

    site.clock.advance(59_999);
    expect(await site.platform.bank.openSession(first)).not.toBeNull();
    site.clock.advance(1);
    expect(await site.platform.bank.openSession(second)).toBeNull();
  });

  it('opens nothing after the sign-out it was launched before', async () => {
    const ticket = ticketOf(await player.launch('JGDZ', 'JG-pearl'));

    await player.send(logoutCall, {});

    expect(await site.platform.bank.openSession(ticket)).toBeNull();
  });
});

describe('a session at a game', () => {
  const find = (session: string) => site.platform.bank.findSession(session);

  it('ends after two hours, to the millisecond', async () => {
    site.clock.freeze();
    const session = await player.enter('JGDZ', 'JG-pearl');

    site.clock.advance(2 * 3_600_000 - 1);
    expect(await find(session)).toMatchObject({ enName: 'JGDZ', gameCode: 'JG-pearl', isTrial: false });
    site.clock.advance(1);
    expect(await find(session)).toBeNull();
  });

  it('keeps its sign-in in use by its rounds, and ends with it where nothing is played', async () => {
    await site.sandbox('settings', { sessionIdleMinutes: '30' });
    player = await aVenuePlayer(site, '500.00');
    site.clock.freeze();
    const session = await player.enter('JGDZ', 'JG-pearl');
    for (let round = 0; round < 3; round += 1) {
      site.clock.advance(25 * 60_000);
      expect(await player.play(session, '1.00')).toMatchObject({ kind: 'played' });
    }

    site.clock.advance(31 * 60_000);

    expect(await find(session)).toBeNull();
    await expect(player.play(session, '1.00')).rejects.toThrow('over');
  });

  it('ends with its own sign-in, and not with another one of the member', async () => {
    const elsewhere = await aVenuePlayer(site, '500.00');
    const [here, there] = [await player.enter('JGDZ', 'JG-pearl'), await elsewhere.enter('JGDZ', 'JG-pearl')];

    await player.send(logoutCall, {});

    expect(await find(here)).toBeNull();
    expect(await find(there)).not.toBeNull();
    await expect(player.play(here, '1.00')).rejects.toThrow('over');
    await expect(site.platform.bank.balance(here)).rejects.toThrow('over');
  });
});

async function dump() {
  return { rows: await site.db.withTables<{ venue_ticket: Record<string, unknown> }>().selectFrom('venue_ticket').selectAll().execute() };
}
