import type { CallResult } from '@site/shared/contract';
import { createMoneyDesk } from './createMoneyDesk';
import { advance, type MoneyEvent, type MoneyRequest } from './moneyRequest';

const lost: CallResult<never> = { ok: false, failure: { is: 'timeout' } };
const refused: CallResult<never> = { ok: false, failure: { is: 'refused', code: 6012, message: '条件尚未满足', data: null } };
const paid: CallResult<string> = { ok: true, data: 'receipt' };
const nothing: CallResult<undefined> = { ok: true, data: undefined };

function openDesk(answers: { send: CallResult<string>; asked?: CallResult<string | undefined>[] }) {
  const sent: string[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const desk = createMoneyDesk<string, string>({
    send: (order, key) => {
      sent.push(`${order} ${key}`);
      return Promise.resolve(answers.send);
    },
    ask: (order, key) => {
      asked.push(`${order} ${key}`);
      return Promise.resolve(answers.asked?.shift() ?? lost);
    },
    newKey: () => `key-${String(sent.length + 1)}`,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { desk, sent, asked, waits };
}

describe('a request that pays', () => {
  it('ends with its receipt', async () => {
    const { desk, asked } = openDesk({ send: paid });
    await desk.press('a');

    expect(desk.request.get()).toEqual({ status: 'paid', order: 'a', receipt: 'receipt' });
    expect(asked).toEqual([]);
  });

  it('is sent once, however often and for whatever is pressed meanwhile', async () => {
    const { desk, sent } = openDesk({ send: paid });
    await Promise.all([desk.press('a'), desk.press('a'), desk.press('b')]);

    expect(sent).toEqual(['a key-1']);
  });

  it('tells a refusal and can be sent anew under a key of its own', async () => {
    const { desk, sent } = openDesk({ send: refused });
    await desk.press('a');
    expect(desk.request.get()).toEqual({ status: 'refused', order: 'a', message: '条件尚未满足' });

    await desk.press('a');
    expect(sent).toEqual(['a key-1', 'a key-2']);
  });

  it('is asked about after a lost answer, under its key, until there is one, and never sent again by itself', async () => {
    const { desk, sent, asked, waits } = openDesk({ send: lost, asked: [lost, lost, paid] });
    await desk.press('a');

    expect(desk.request.get()).toEqual({ status: 'paid', order: 'a', receipt: 'receipt' });
    expect(sent).toEqual(['a key-1']);
    expect(asked).toEqual(['a key-1', 'a key-1', 'a key-1']);
    expect(waits).toEqual([500, 1_000]);
  });

  it('says so when nothing was paid', async () => {
    const { desk } = openDesk({ send: lost, asked: [nothing] });
    await desk.press('a');

    expect(desk.request.get()).toEqual({ status: 'lost', order: 'a' });
  });

  it('tells a refusal of the question too', async () => {
    const { desk } = openDesk({ send: lost, asked: [refused] });
    await desk.press('a');

    expect(desk.request.get().status).toBe('refused');
  });

  it('stops with the page', async () => {
    const { desk, asked } = openDesk({ send: { ok: false, failure: { is: 'aborted' } } });
    await desk.press('a');

    expect([desk.request.get().status, asked]).toEqual(['sending', []]);
  });
});

describe('the request machine', () => {
  const states: readonly MoneyRequest<string, string>[] = [
    { status: 'idle' },
    { status: 'sending', order: 'a' },
    { status: 'checking', order: 'a' },
    { status: 'paid', order: 'a', receipt: 'r' },
    { status: 'refused', order: 'a', message: 'm' },
    { status: 'lost', order: 'a' },
  ];
  const events: readonly MoneyEvent<string, string>[] = [
    { type: 'pressed', order: 'b' },
    { type: 'paid', receipt: 'r' },
    { type: 'not-paid' },
    { type: 'refused', message: 'm' },
    { type: 'link-lost' },
  ];
  const table: Readonly<Record<string, string>> = {
    'idle pressed': 'sending',
    'sending paid': 'paid',
    'sending refused': 'refused',
    'sending link-lost': 'checking',
    'checking paid': 'paid',
    'checking not-paid': 'lost',
    'checking refused': 'refused',
    'paid pressed': 'sending',
    'refused pressed': 'sending',
    'lost pressed': 'sending',
  };

  it.each(states.flatMap((state) => events.map((event) => [state.status, event.type, state, event] as const)))(
    '%s + %s goes where the table says, else nowhere',
    (at, type, state, event) => {
      expect(advance(state, event).status).toBe(table[`${at} ${type}`] ?? at);
    },
  );
});
