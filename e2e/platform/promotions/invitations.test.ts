import { registerCall } from '@site/shared/wire/registration';
import type { AccessTables } from '../members/accessTables';
import { aPromotionPlayer, type PromotionPlayer } from './testing/aPromotionPlayer';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const INVITATION = 'friend-invitation';

const site = platformAtNoon();
exactAfterEach(site);
let player: PromotionPlayer;
let friend: PromotionPlayer;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
  friend = await aPromotionPlayer(site, 'player2');
});

const codeOf = async (who: PromotionPlayer) => (await who.participation(INVITATION)).invitation?.code ?? '';
const idOf = (who: PromotionPlayer) => who.memberId.toString();

async function registers(who: PromotionPlayer, iCode: string): Promise<void> {
  const facts = { ip: '203.0.113.9', domain: 'site.test', r_code: '', i_code: iCode, registered_at: site.clock.now() };
  await site.db
    .withTables<AccessTables>()
    .insertInto('registration')
    .values({ member_id: who.memberId, ...facts })
    .execute();
}

async function aSharedBrowser(): Promise<void> {
  const facts = { secret_hash: 's', kind_hash: 'k', browser: 'Chrome', system: 'Windows', last_seen_at: site.clock.now() };
  await site.db
    .withTables<AccessTables>()
    .insertInto('trusted_device')
    .values([player, friend].map(({ memberId }) => ({ ...facts, member_id: memberId })))
    .execute();
}

describe('the invitation of friends', () => {
  it('gives each member a code of their own, the same however often and at once it is asked for [R-ACT-02] [R-ACT-08]', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(player)));

    expect(codes[0]).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(new Set(codes).size).toBe(1);
    expect(await codeOf(friend)).not.toBe(codes[0]);
  });

  it('shows who came by it and whether they have deposited [R-ACT-08]', async () => {
    await registers(friend, (await codeOf(player)).toLowerCase());
    await friend.deposit('199.99');
    expect(await player.participation(INVITATION)).toMatchObject({
      standing: 'open',
      invitation: {
        registered: 1,
        deposited: 0,
        earned: '0.00',
        friends: [{ id: idOf(friend), name: 'pl***2', registeredAt: NOON, state: 'waiting', reward: '18.88' }],
      },
    });
    expect(await player.join(INVITATION, { friendId: idOf(friend) })).toMatchObject({ status_code: 6012 });

    await friend.deposit('200.00');

    expect(await player.participation(INVITATION)).toMatchObject({
      standing: 'ready',
      invitation: { deposited: 1, friends: [{ state: 'claimable' }] },
    });
  });

  it.each([
    ['of the same name and birthday', () => site.sandbox('member/player2/bindings', { realName: '林海', birthday: '1990-05-01' })],
    ['in the same browser', aSharedBrowser],
  ])('counts no second account of the member %s', async (_case, makeSame) => {
    await site.sandbox('member/player1/bindings', { realName: '林海', birthday: '1990-05-01' });
    await registers(friend, await codeOf(player));
    await friend.deposit('200.00');
    expect(await player.participation(INVITATION)).toMatchObject({ standing: 'ready' });

    await makeSame();

    expect(await player.participation(INVITATION)).toMatchObject({ standing: 'open', invitation: { registered: 0, friends: [] } });
    expect(await player.join(INVITATION, { friendId: idOf(friend) })).toMatchObject({ status_code: 6012 });
  });

  it('counts who registers with it as the site’s client does [R-ACT-02]', async () => {
    const password = 'c'.repeat(32);
    await site.send(registerCall, {
      name: 'newcomer1',
      password,
      secondPassword: password,
      kaptchcate: '',
      codeId: '',
      code: '',
      domain: 'site.test',
      rCode: '',
      iCode: await codeOf(player),
    });

    expect(await player.participation(INVITATION)).toMatchObject({
      invitation: { registered: 1, friends: [{ name: 'ne***1', state: 'waiting' }] },
    });
  });

  it('pays once for a friend, by ten requests at once', async () => {
    await registers(friend, await codeOf(player));
    await friend.deposit('200.00');

    const answers = await Promise.all(Array.from({ length: 10 }, () => player.join(INVITATION, { friendId: idOf(friend) })));

    expect(answers.every(({ status_code }) => status_code === 6000)).toBe(true);
    expect(await player.balance()).toBe('18.88');
    expect(await player.participation(INVITATION)).toMatchObject({
      standing: 'open',
      invitation: { earned: '18.88', friends: [{ state: 'claimed', reward: '18.88' }] },
    });
  });

  it('does not pay for a friend of another member, for oneself, or without a friend', async () => {
    await registers(friend, await codeOf(await aPromotionPlayer(site, 'unbound1')));
    await friend.deposit('200.00');

    for (const friendId of [idOf(friend), idOf(player), 'x']) {
      expect(await player.join(INVITATION, { friendId })).toMatchObject({ status_code: 6012 });
    }
    expect(await player.join(INVITATION)).toMatchObject({ status_code: 6012 });
    expect(await player.balance()).toBe('0.00');
  });
});
