import { createClock, inTransaction } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { createLimits } from '../limits/createLimits';
import { createVerificationCodes, type CodeAttempt, type CodeRequest, type VerificationCodes } from './createVerificationCodes';
import { createMailbox } from './createMailbox';
import type { CodeTables } from './tables';

const database = databaseForTests();
const clock = createClock();
clock.freeze();
const mailbox = createMailbox(clock);
let codes: VerificationCodes;
let phones = 0;
let target: string;
/** Requester with a different address in each test, because limits depend on it. */
let asker: { readonly ip: string };

beforeAll(() => {
  codes = createVerificationCodes({ db: database.db, clock, mailbox, limits: createLimits(database.db, clock) });
});
beforeEach(() => {
  phones += 1;
  target = `861380000${phones.toString().padStart(4, '0')}`;
  asker = { ip: `203.0.113.${phones.toString()}` };
});

const purpose = 'bindPhone';
const send = () => codes.issue({ purpose, channel: 'sms', target, asker });
const sentCode = () => mailbox.messages[0]!.code;
const wrongCode = () => (sentCode() === '000000' ? '000001' : '000000');
const guess = (code: string, ip = asker.ip) => guessAt({ purpose, target, code, ip });

async function guessAt(attempt: CodeAttempt): Promise<void> {
  const spend = await codes.check(attempt);
  await spend(database.db);
}

/** Makes a correct guess in a transaction that fails. */
async function guessInVain(code: string): Promise<void> {
  const spend = await codes.check({ purpose, target, code, ip: asker.ip });
  const work = inTransaction(database.db, async (trx) => {
    await spend(trx);
    throw new Error('something else');
  });
  await expect(work).rejects.toThrow('something else');
}

describe('a code', () => {
  it('has six digits and goes to the target', async () => {
    await codes.issue({ purpose, channel: 'voice', target, asker, language: 'zh-TW' });

    expect(mailbox.messages[0]).toMatchObject({ channel: 'voice', target, purpose, sentAt: clock.nowMs() });
    expect(sentCode()).toMatch(/^\d{6}$/);
    expect(mailbox.messages[0]?.text).toContain(`驗證碼是 ${sentCode()}`);
  });

  it('is right once', async () => {
    await send();

    await guess(sentCode());

    await expect(guess(sentCode())).rejects.toMatchObject({ code: 6038 });
  });

  it('is right once, however many try it at once', async () => {
    await send();
    const code = sentCode();

    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => guess(code)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stays valid where the action it allowed failed', async () => {
    await send();

    await guessInVain(sentCode());

    await guess(sentCode());
  });

  it('is valid for one purpose and one target only', async () => {
    await send();

    await expect(guessAt({ purpose: 'password', target, code: sentCode(), ip: asker.ip })).rejects.toMatchObject({ code: 6036 });
    await expect(guessAt({ purpose, target: '8613999999999', code: sentCode(), ip: asker.ip })).rejects.toMatchObject({ code: 6036 });
  });

  it('to an address is the same in any case', async () => {
    await codes.issue({ purpose: 'bindEmail', channel: 'email', target: 'Player@Example.com', asker });

    await guessAt({ purpose: 'bindEmail', target: 'player@example.com', code: sentCode(), ip: asker.ip });
  });

  it('lasts ten minutes', async () => {
    await send();
    clock.advance(10 * 60_000);

    await expect(guess(sentCode())).rejects.toMatchObject({ code: 6038 });
  });

  it('is not in the database in the clear', async () => {
    await send();

    const rows = await database.db.withTables<CodeTables>().selectFrom('verification_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(sentCode());
  });
});

describe('guessing', () => {
  it('is answered as wrong, and ends for its network with the fifth wrong code', async () => {
    await send();
    for (let wrong = 1; wrong <= 4; wrong += 1) await expect(guess(wrongCode())).rejects.toMatchObject({ code: 6036 });

    await expect(guess(wrongCode())).rejects.toMatchObject({ code: 6037 });

    await expect(guess(sentCode())).rejects.toMatchObject({ code: 6037 });
  });

  it('from another network leaves the code to the one that asked for it', async () => {
    await send();
    for (let stranger = 1; stranger <= 30; stranger += 1) {
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        await expect(guess(wrongCode(), `198.51.100.${String(stranger)}`)).rejects.toMatchObject({ code: expect.any(Number) as number });
      }
    }

    await guess(sentCode());
  });

  it('from many other networks is refused after twenty, the right code included', async () => {
    await send();
    const codesOfGuesses = await Promise.all(
      Array.from({ length: 50 }, async (_, stranger) =>
        guess(wrongCode(), `198.51.100.${String(stranger)}`).catch((error: unknown) => (error as { readonly code: number }).code),
      ),
    );

    expect(codesOfGuesses.filter((code) => code === 6036)).toHaveLength(20);
    expect(codesOfGuesses.filter((code) => code === 6037)).toHaveLength(30);
    await expect(guess(sentCode(), '198.51.100.200')).rejects.toMatchObject({ code: 6037 });
  });

  it('is right from another network than the code was asked from, as on a phone that leaves the house', async () => {
    await send();

    await guess(sentCode(), '198.51.100.201');
  });

  it('counts although the transaction that it begins is undone', async () => {
    await send();
    for (let right = 1; right <= 5; right += 1) await guessInVain(sentCode());

    await expect(guess(sentCode())).rejects.toMatchObject({ code: 6037 });
  });
});

describe('the next code', () => {
  it('comes after sixty seconds, and the one before is over', async () => {
    await send();
    const first = sentCode();
    clock.advance(59_999);
    await expect(send()).rejects.toMatchObject({ code: 6066 });

    clock.advance(1);
    await send();

    if (first !== sentCode()) await expect(guess(first)).rejects.toMatchObject({ code: 6036 });
    await guess(sentCode());
  });

  it('is one, however many are asked for at once', async () => {
    const before = mailbox.messages.length;

    await Promise.allSettled([1, 2, 3].map(send));

    expect(mailbox.messages.length).toBe(before + 1);
  });

  it('is the eleventh of an hour: refused, until the hour is over', async () => {
    const start = clock.nowMs();
    for (let sent = 1; sent <= 10; sent += 1) {
      await send();
      clock.advance(60_000);
    }
    await expect(send()).rejects.toMatchObject({ code: 6034 });

    clock.set(start + 60 * 60_000);
    await send();
  });
});

describe('a limit', () => {
  const ask = (to: string, from: CodeRequest['asker'], address?: null) =>
    codes.issue({
      purpose: 'passwordRecovery',
      channel: 'sms',
      target: to,
      asker: from,
      ...(address === undefined ? {} : { address }),
    });

  it.each([
    ['for accounts that exist', undefined],
    ['for accounts that do not', null],
  ])('tells nothing: the twenty-first target of an address is refused %s', async (_what, address) => {
    const from = { ip: address === null ? '198.51.100.1' : '198.51.100.2' };
    for (let index = 0; index < 20; index += 1) await ask(`member${String(index)} ${target}${from.ip}`, from, address);

    await expect(ask(`another ${target}`, from, address)).rejects.toMatchObject({ code: 6011 });
  });

  it('holds for one number whatever the codes are for', async () => {
    const sent = async (of: 'bindPhone' | 'password' | 'newDevice') => {
      await codes.issue({ purpose: of, channel: 'sms', target, asker });
      clock.advance(60_000);
    };
    clock.set(Math.ceil(clock.nowMs() / 3_600_000) * 3_600_000);
    for (let round = 0; round < 5; round += 1) for (const each of ['bindPhone', 'password', 'newDevice'] as const) await sent(each);

    await expect(sent('password')).rejects.toMatchObject({ code: 6011 });
  });
});
