import { createHash, randomUUID } from 'node:crypto';
import { addPayoutAccountCall, setWithdrawPasswordCall } from '@site/shared/wire/accounts';
import { joinActivityCall, joinOutcomeCall } from '@site/shared/wire/activities';
import type { Call, RequestOf } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import {
  claimPaidCall,
  closeOrderCall,
  depositOrderStatusCall,
  disputeOrderCall,
  payCall,
  transferRateCall,
  utcTransferCall,
  utcTransferOutcomeCall,
} from '@site/shared/wire/funds';
import { autoTransferCall, recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { cancelWithdrawalCall, withdrawalsCall, withdrawCall } from '@site/shared/wire/withdrawals';
import { fen, parseYuan } from './kernel';
import { answerOf } from './testing/answerOf';
import { steer } from './testing/aPlayer';
import { MOST_TRIES, openKillableProcesses } from './testing/killableProcesses';
import { A_PNG, readPurse, type Site } from './testing/moneyPaths';
import { aLogin } from './testing/sendRaw';

/** Two processes run at a time, so a busy machine needs long. */
const LIMIT_MS = 1_800_000;

const MEMBERS = 20;
const OPERATIONS = 2_000;
const KILLS = 4;

const PASSWORD = 'linhai888';
const PIN = '273918';
const VENUES = ['JGDZ', 'WXDZ', 'QKDZ'] as const;
const GAMES = { JGDZ: 'JG-pearl', WXDZ: 'WX-football', QKDZ: 'QK-coin' } as const;

const processes = openKillableProcesses();
const { at } = processes;

/** Sends each member's calls from a different address, because limits apply per address. */
const ask: typeof processes.ask = (call, body, extras, first) =>
  processes.ask(call, body, { headers: { 'x-forwarded-for': `198.18.0.${String(1 + (first % 250))}` }, ...extras }, first);

it(
  'money that many members move at random while processes are killed is exact, what each was told is so, and both processes say the same of all of them',
  async () => {
    await processes.start(2);
    await steer(at(0), 'settings', {
      captcha: 'off',
      cashierAutoPaySeconds: '',
      withdrawalAutoPaySeconds: '',
      payoutAccountHoldHours: '0',
    });
    const members = [];
    for (let index = 0; index < MEMBERS; index += 1) members.push(await aMember(index));

    const random = createRandom(20_261_125);
    const isKilledBefore = new Set(Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + 0.5) * OPERATIONS) / KILLS)));
    let begun = 0;
    let killing = Promise.resolve();
    const play = async (member: Member): Promise<void> => {
      while (begun < OPERATIONS) {
        begun += 1;
        if (isKilledBefore.has(begun)) killing = killing.then(() => killOne(Math.floor(random() * 2)));
        await member.act(random);
      }
    };
    // Simulate two tabs of each member at the same time.
    await Promise.all([...members, ...members].map(play));
    await killing;

    for (const member of members) await member.expectTold();
    const audit = await fetch(`${String(at(0).sandboxUrl)}/sandbox/ledger/audit`);
    expect(await audit.json()).toMatchObject({ exact: true, findings: [] });
  },
  LIMIT_MS,
);

/** Kills a process and starts another in its place. */
async function killOne(index: number): Promise<void> {
  at(index).kill();
  await processes.replace(index);
}

interface Member {
  act(random: () => number): Promise<void>;
  /** Expects both processes to show the results that were reported to the member. */
  expectTold(): Promise<void>;
}

/** Creates a new member with 1,000.00, a card and a withdrawal password. */
async function aMember(index: number): Promise<Member> {
  const name = `mover${String(1_000 + index)}`;
  const hash = createHash('md5').update(PASSWORD).digest('hex');
  const facts = { name, password: hash, secondPassword: hash, kaptchcate: '', codeId: '', code: '' };
  const send = <Request>(call: Call<Request, unknown>, body: Request, extras: { token?: string; key?: string } = {}) =>
    ask(call, body, extras, index);
  await send(registerCall, { ...facts, domain: 'site.example', rCode: '', iCode: '' } as RequestOf<typeof registerCall>);
  const { token } = loginResponseSchema.parse(answerOf(loginCall, await send(loginCall, aLogin(name, PASSWORD))));
  const own = { phone: `861380000${String(1_000 + index)}`, realName: '林海', birthday: `19${String(60 + index)}-06-12` };
  await steer(at(0), `member/${name}/bindings`, own);
  await steer(at(0), `member/${name}/balance`, { central: '1000.00' });
  const card = { kind: 'bank', bank: 'ICBC', number: aCardNumber(index), password: hash } as const;
  const accountId = answerOf(addPayoutAccountCall, await send(addPayoutAccountCall, card, { token })).id;
  const pin = createHash('md5').update(PIN).digest('hex');
  await send(setWithdrawPasswordCall, { password: pin, loginPassword: hash }, { token });
  await send(autoTransferCall, { status: '1' }, { token });

  const keyed = <Request>(call: Call<Request, unknown>, body: Request, key: string = randomUUID()): Promise<Envelope> =>
    send(call, body, { token, key });
  const deposits: string[] = [];
  const withdrawals: string[] = [];
  /** Reported results, each with a function that checks it again by its key. */
  const told: { readonly isDone: boolean; readonly again: () => Promise<boolean> }[] = [];
  const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined => items[Math.floor(random() * items.length)];
  const yuan = (random: () => number) => `${String(100 + Math.floor(random() * 200))}.00`;

  const acts: readonly ((random: () => number) => Promise<void>)[] = [
    async (random) => {
      const key = randomUUID();
      const promotionId = pick([undefined, 'first-deposit', 'again-deposit'], random);
      const what = { type: pick(['BANK', 'HUIONE', 'USDT'], random) ?? 'BANK', amount: yuan(random) };
      const answer = await keyed(payCall, promotionId === undefined ? what : { ...what, promotionId }, key);
      if (answer.status_code === 6000) deposits.push(answerOf(payCall, answer).orderId);
      note(
        answer,
        async () => answerOf(depositOrderStatusCall, await send(depositOrderStatusCall, { key }, { token })).order !== undefined,
      );
    },
    async (random) => {
      const orderId = pick(deposits, random);
      if (orderId !== undefined) await send(claimPaidCall, { orderId }, { token });
    },
    async (random) => {
      const orderId = pick(deposits, random);
      if (orderId !== undefined) await send(closeOrderCall, { orderId }, { token });
    },
    async (random) => {
      const orderId = pick(deposits, random);
      if (orderId !== undefined) await operate('cashier/pay', { orderId });
    },
    async (random) => {
      const orderId = pick(deposits, random);
      if (orderId !== undefined) await send(disputeOrderCall, { orderId, name: '截图.png', content: A_PNG }, { token });
    },
    async (random) => {
      const orderId = pick(deposits, random);
      const answer = random() < 0.5 ? { found: yuan(random) } : { reason: '没有收到款项' };
      if (orderId !== undefined) await operate('deposits/answer', { orderId, ...answer });
    },
    async (random) => {
      const enName = pick(VENUES, random) ?? 'JGDZ';
      await send(launchCall, { enName, gameCode: GAMES[enName] }, { token });
    },
    async (random) => {
      const orderId = pick(deposits, random);
      if (orderId !== undefined) await operate('cashier/coins', { orderId, coins: '9.00', transaction: randomUUID() });
    },
    async (random) => {
      const key = randomUUID();
      const answer = await keyed(withdrawCall, { accountId, amount: yuan(random), password: pin }, key);
      if (answer.status_code === 6000) withdrawals.push(answerOf(withdrawCall, answer).orderId);
      note(answer, async () => answerOf(withdrawalsCall, await send(withdrawalsCall, { key }, { token })).list.length === 1);
    },
    async (random) => {
      const orderId = pick(withdrawals, random);
      if (orderId !== undefined) await send(cancelWithdrawalCall, { orderId }, { token });
    },
    async (random) => {
      const orderId = pick(withdrawals, random);
      const decision = random() < 0.5 ? { pay: true } : { pay: false, reason: '户名不符' };
      if (orderId !== undefined) await operate('withdrawals/decide', { orderId, ...decision });
    },
    ...(['in', 'out', 'between'] as const).map((way) => async (random: () => number) => {
      const key = randomUUID();
      const [venue, from] = [pick(VENUES, random) ?? 'JGDZ', pick(VENUES, random) ?? 'WXDZ'];
      const body = { channelCode: venue, amount: yuan(random), isActivity: false, ty: way === 'out' ? '2' : '1' } as const;
      const answer = await keyed(venueTransferCall, way === 'between' ? { ...body, from } : body, key);
      note(answer, () => transferDone(key));
    }),
    async () => {
      const key = randomUUID();
      note(await keyed(recycleCall, {}, key), () => transferDone(key));
    },
    async (random) => {
      const key = randomUUID();
      const id = pick(['first-deposit', 'again-deposit', 'daily-sign'], random) ?? 'daily-sign';
      const answer = await keyed(joinActivityCall, { id }, key);
      note(answer, async () => answerOf(joinOutcomeCall, await send(joinOutcomeCall, { id, key }, { token })).standing !== undefined);
    },
    async () => {
      const key = randomUUID();
      const { quote } = answerOf(transferRateCall, await send(transferRateCall, { currency: 'USDT', quote: true }, { token }));
      const answer = await keyed(utcTransferCall, { quoteId: quote?.quoteId ?? '', coins: '3.00' }, key);
      note(
        answer,
        async () => answerOf(utcTransferOutcomeCall, await send(utcTransferOutcomeCall, { key }, { token })).transfer !== undefined,
      );
    },
  ];

  return {
    act: (random) => acts[Math.floor(random() * acts.length)]?.(random) ?? Promise.resolve(),

    async expectTold() {
      for (const { isDone, again } of told) expect(await again()).toBe(isDone);
      const [here, there] = await Promise.all([0, 1].map((process) => readPurse(siteAt(process), token)));
      expect(there).toEqual(here);
      expect(here?.orders.map(({ orderId }) => orderId).sort()).toEqual([...deposits, ...withdrawals].sort());
      const { moneyIn = '0.00', moneyOut = '0.00' } = here?.record ?? {};
      expect(parse(moneyIn) - parse(moneyOut)).toBe(parse(here?.balance ?? '0.00'));
    },
  };

  function note({ status_code: code }: Envelope, again: () => Promise<boolean>): void {
    told.push({ isDone: code === 6000, again });
  }

  async function transferDone(key: string): Promise<boolean> {
    return answerOf(transferOutcomeCall, await send(transferOutcomeCall, { key }, { token })).outcome === 'done';
  }
}

function siteAt(process: number): Site {
  return {
    send: (call, body, extras) => at(process).send(call, body, extras),
    sandbox: (path, body) => steer(at(process), path, body),
  };
}

/** Sends an operator command to the first process that answers. */
async function operate(path: string, body: unknown): Promise<void> {
  for (let index = 0; index < MOST_TRIES; index += 1) {
    try {
      await steer(at(index), path, body);
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('no process answers');
}

function parse(yuan: string): bigint {
  return fen(parseYuan(yuan) ?? 0n);
}

/** Returns an ICBC card number with a valid check digit (Luhn). */
function aCardNumber(index: number): string {
  const figures = `622202020000${String(100_000 + index)}`;
  const sum = Array.from(figures, Number)
    .reverse()
    .map((figure, place) => (place % 2 === 0 ? figure * 2 : figure))
    .reduce((total, figure) => total + (figure > 9 ? figure - 9 : figure), 0);
  return `${figures}${String((10 - (sum % 10)) % 10)}`;
}

/** Returns a seeded random function (mulberry32), so that runs differ only by the timing of the processes. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
