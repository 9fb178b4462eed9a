import type { CallResult } from '@site/shared/contract';
import { aList, aMatch, IN_PLAY } from '../testing/boardFeed';
import { createBoardStore } from './boardStore';
import { createListReader } from './createListReader';
import type { ListAnswer } from './matchList';

/** Creates a reader whose calls the test resolves in any order. */
function setUp(version?: number) {
  const store = createBoardStore(version === undefined ? {} : { list: { status: 'ready', data: { version } } });
  const calls: { since: number | undefined; signal: AbortSignal; answer: (result: CallResult<ListAnswer>) => void }[] = [];
  const answers: CallResult<ListAnswer>[] = [];
  const reader = createListReader({
    store,
    fetchMatches: ({ since }, { signal }) =>
      new Promise((answer) => {
        calls.push({ since, signal, answer });
      }),
    onAnswer: (result) => answers.push(result),
  });
  return { reader, store, calls, answers };
}

const settled = () => new Promise(process.nextTick);

describe('a list reader', () => {
  it('aborts the previous read and ignores its answer', async () => {
    const { reader, calls, answers } = setUp();
    reader.read(IN_PLAY);
    reader.read({ ...IN_PLAY, phase: 'today' });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    const later = aList(aMatch({ gameId: '80' }));
    calls[1]?.answer(later);
    calls[0]?.answer(aList(aMatch()));
    await settled();
    expect(answers).toEqual([later]);
  });

  it('keeps the current list, marked as loading, while it reads', () => {
    const { reader, store } = setUp(3);
    reader.read(IN_PLAY);
    expect(store.getState().list).toEqual({ status: 'loading', data: { version: 3 } });
  });

  it('reads the changes since the stored version', async () => {
    const { reader, calls, answers } = setUp(3);
    const changes = reader.readChanges(IN_PLAY);
    const answer = aList(aMatch());
    calls[0]?.answer(answer);

    expect(await changes).toEqual(answer);
    expect(calls[0]?.since).toBe(3);
    expect(answers).toEqual([]);
  });

  it('ignores changes when a full read started meanwhile', async () => {
    const { reader, calls } = setUp(3);
    reader.read(IN_PLAY);
    const changes = reader.readChanges(IN_PLAY);
    reader.read(IN_PLAY);
    calls[1]?.answer(aList(aMatch()));

    expect(await changes).toBeUndefined();
  });
});
