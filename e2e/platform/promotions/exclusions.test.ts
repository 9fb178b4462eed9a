import { randomUUID } from 'node:crypto';
import { joinActivityCall, promotionOverviewCall, promotionVerificationCall } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { depositOrderSchema, payCall } from '@site/shared/wire/funds';
import { claimAllCall } from '@site/shared/wire/welfare';
import type { AccountTables } from '../accounts/tables';
import type { AccessTables } from '../members/accessTables';
import type { MemberTables } from '../members/tables';
import { aBrowser, type BrowserFacts } from '../testing/aBrowser';
import { answerOf } from '../testing/answerOf';
import { aPromotionPlayer, PASSWORDS, type PromotionPlayer } from './testing/aPromotionPlayer';
import { platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const GIFT = 'first-deposit';

const site = platformAtNoon();
exactAfterEach(site);
let first: PromotionPlayer;
let second: PromotionPlayer;

beforeEach(async () => {
  first = await aPromotionPlayer(site);
  second = await aPromotionPlayer(site, 'player2');
});

const accepted = { data: { standing: 'joined' } };
const refused = (kinds: string) => ({ status_code: 6012, message: `已有会员以同一${kinds}领取过，不能再次领取` });
const members = () => site.db.withTables<MemberTables>();

const rename = (who: PromotionPlayer, facts: Partial<Pick<MemberTables['member'], 'real_name' | 'birthday' | 'phone'>>) =>
  members().updateTable('member').set(facts).where('id', '=', who.memberId).execute();

/** Adds an account that the member has removed again. */
async function hadAccount(who: PromotionPlayer, number: string): Promise<void> {
  const at = site.clock.now();
  const facts = { kind: 'bank' as const, code: 'ICBC', number, is_default: false, added_at: at, removed_at: at };
  await site.db
    .withTables<AccountTables>()
    .insertInto('payout_account')
    .values({ id: randomUUID(), member_id: who.memberId, ...facts })
    .execute();
}

async function signIn(name: keyof typeof PASSWORDS, facts: BrowserFacts): Promise<string> {
  const browser = aBrowser(() => site.platform.url, facts, [name, PASSWORDS[name]]);
  await browser.signIn();
  return browser.cookie();
}

/** Gives the second member the same mark of each kind; the first value is its name in the refusal. */
const SAME: ReadonlyArray<readonly [string, () => Promise<void>]> = [
  ['姓名与生日', async () => void (await rename(second, { real_name: '林海', birthday: '1990-06-12' }))],
  ['姓名与生日', async () => void (await rename(second, { real_name: '林·海', birthday: '1990-06-12' }))],
  [
    '手机',
    async () => {
      // The first member removes the number after the gift, so that another can bind it.
      await first.join(GIFT);
      await rename(first, { phone: null });
      await rename(second, { phone: '8613800001111' });
    },
  ],
  [
    '收款账户',
    async () => {
      await hadAccount(first, '6222020200001234');
      await hadAccount(second, '6222020200001234');
    },
  ],
  [
    '设备',
    async () => {
      const cookie = await signIn('player1', { userAgent: 'browser A', ip: '203.0.113.9' });
      await signIn('player2', { userAgent: 'browser A', ip: '198.51.100.7', cookie });
    },
  ],
];

describe('one for each name, phone, account and device', () => {
  beforeEach(async () => {
    await first.deposit('1000.00');
    await second.deposit('1000.00');
  });

  it.each(SAME)(
    'the second member with the same (%s) is refused, and told which it is before and after, not whose',
    async (kinds, share) => {
      await share();
      await first.join(GIFT);

      expect(await second.join(GIFT)).toMatchObject(refused(kinds));
      const seen = await second.participation(GIFT);
      expect(seen).toMatchObject({ standing: 'open' });
      expect(seen.conditions).toContainEqual({ text: `您的${kinds}未被其他会员用于领取`, done: '0', needed: '1', isMet: false });
      expect(JSON.stringify(seen)).not.toMatch(/林海|player1|晨星/);
      // A repeated claim of a paid gift is still accepted.
      expect(await first.join(GIFT)).toMatchObject(accepted);
    },
  );

  it('members who share nothing are both given theirs', async () => {
    expect(await first.join(GIFT)).toMatchObject(accepted);
    expect(await second.join(GIFT)).toMatchObject(accepted);
  });

  it('is given exactly once where two members of one name and one card press fifty times at once', async () => {
    await rename(second, { real_name: '林海', birthday: '1990-06-12' });
    for (const each of [first, second]) await hadAccount(each, '6222020200001234');

    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? first : second).join(GIFT)));

    expect(new Set(answers.map(({ status_code }) => status_code))).toEqual(new Set([6000, 6012]));
    // Only one of the two has received the gift of 10 %.
    const paid = [(await first.balance()) === '1100.00', (await second.balance()) === '2100.00'];
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect([await first.balance(), await second.balance()].filter((each) => each === '1000.00' || each === '2000.00')).toHaveLength(1);
  });

  it('is of the member who joins, whoever else a request names', async () => {
    await rename(second, { real_name: '林海', birthday: '1990-06-12' });
    await first.join(GIFT);
    const stranger = await aPromotionPlayer(site, 'unbound1');

    expect(await second.join(GIFT, { friendId: stranger.memberId.toString() })).toMatchObject(refused('姓名与生日'));
  });

  it('leaves nothing behind where the second had other marks of their own', async () => {
    await rename(second, { real_name: '林海', birthday: '1990-06-12' });
    await first.join(GIFT);
    await second.join(GIFT);

    const rows = await site.db
      .withTables<{ promotion_exclusion: { member_id: number } }>()
      .selectFrom('promotion_exclusion')
      .select('member_id')
      .execute();
    expect(new Set(rows.map(({ member_id }) => member_id))).toEqual(new Set([first.memberId]));
  });

  it('is not among what one press claims, and not in the overview of who it is closed to', async () => {
    await rename(second, { real_name: '林海', birthday: '1990-06-12' });
    await first.join(GIFT);
    const token = await site.signIn('player2', PASSWORDS.player2);

    await site.send(claimAllCall, {}, { token, key: randomUUID() });
    const { list, history } = answerOf(promotionOverviewCall, await site.send(promotionOverviewCall, {}, { token }));

    expect(list.map(({ id }) => id)).not.toContain(GIFT);
    expect(history.map(({ promotionId }) => promotionId)).not.toContain(GIFT);
  });
});

it('a gift that was chosen with a deposit and had by another meanwhile is not paid, and the deposit is credited', async () => {
  await rename(second, { real_name: '林海', birthday: '1990-06-12' });
  const token = await site.signIn('player2', PASSWORDS.player2);
  const order = { type: 'BANK', amount: '500.00', promotionId: GIFT };
  const { data } = await site.send(payCall, order, { token, key: randomUUID() });
  await first.deposit('1000.00');
  await first.join(GIFT);
  await site.sandbox('cashier/pay', { orderId: depositOrderSchema.parse(data).orderId });

  expect(await second.balance()).toBe('1500.00');
  expect(await site.send(payCall, order, { token, key: randomUUID() })).toMatchObject({ status_code: 6012 });
});

describe('what the operator chooses', () => {
  const choose = (id: string, audience: object | null) => site.sandbox('promotion', { id, audience });
  const rulesOf = async (id: string) =>
    answerOf(promotionsCall, await site.send(promotionsCall, {})).list.find((each) => each.id === id)?.rules ?? [];

  it('is said in the rules, and holds from the next call on [R-ACT-07]', async () => {
    expect((await rulesOf(GIFT))[0]).toBe('同一姓名与生日、手机、收款账户、设备限由一位会员领取，以领取时登记的资料为准。');
    expect((await rulesOf('friend-invitation'))[0]).toBe('同一姓名与生日、手机、收款账户、设备的好友只计一位，以领取时登记的资料为准。');
    await rename(second, { real_name: '林海', birthday: '1990-06-12' });

    await choose('daily-sign', { onePer: ['name'] });
    expect((await rulesOf('daily-sign'))[0]).toBe('同一姓名与生日限由一位会员领取，以领取时登记的资料为准。');
    expect(await first.join('daily-sign')).toMatchObject(accepted);
    expect(await second.join('daily-sign')).toMatchObject(refused('姓名与生日'));

    await choose('daily-sign', {});
    expect((await rulesOf('daily-sign'))[0]).toContain('按北京时间计日');
    expect(await second.join('daily-sign')).toMatchObject(accepted);
  });

  it('counts a network by its address, of IPv6 by its line, and for a day’s gift until the day is over', async () => {
    await choose('daily-sign', { onePer: ['network'] });
    await members().deleteFrom('session').execute();
    await site.db.withTables<AccessTables>().deleteFrom('known_device').execute();
    const one = aBrowser(() => site.platform.url, { ip: '2001:db8:7:1::9' }, ['player1', PASSWORDS.player1]);
    const other = aBrowser(() => site.platform.url, { ip: '2001:db8:7:1:aa::1' }, ['player2', PASSWORDS.player2]);
    const [token, otherToken] = [await one.signIn(), await other.signIn()];
    const press = (by: string) => site.send(joinActivityCall, { id: 'daily-sign' }, { token: by, key: randomUUID() });

    expect(await press(token)).toMatchObject(accepted);
    expect(await press(otherToken)).toMatchObject(refused('网络'));
    site.clock.advance(12 * 60 * 60_000);
    expect(await press(otherToken)).toMatchObject(accepted);
    expect(await site.send(promotionVerificationCall, { id: 'daily-sign' }, { token })).toMatchObject({ data: { standing: 'open' } });
  });
});

it('a friend who is another friend again by name is counted and paid once', async () => {
  const code = (await first.participation('friend-invitation')).invitation?.code ?? '';
  const friends = [second, await aPromotionPlayer(site, 'unbound1')];
  const facts = { ip: '203.0.113.9', domain: 'site.test', r_code: '', i_code: code, registered_at: site.clock.now() };
  for (const friend of friends) {
    await site.db
      .withTables<AccessTables>()
      .insertInto('registration')
      .values({ member_id: friend.memberId, ...facts })
      .execute();
    await rename(friend, { real_name: friend === second ? '周·宁' : '周宁', birthday: '1991-01-01' });
    await friend.deposit('300.00');
  }

  const answers = await Promise.all(friends.map((friend) => first.join('friend-invitation', { friendId: friend.memberId.toString() })));

  expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6012]);
  expect(await first.balance()).toBe('18.88');
  expect((await first.participation('friend-invitation')).invitation).toMatchObject({ registered: 1, earned: '18.88' });
});
