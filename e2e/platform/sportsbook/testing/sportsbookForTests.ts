import { openSportsbook, type OpenOptions, type TestSportsbook } from './openSportsbook';

/**
 * Opens one sportsbook for all tests of a file and closes it after the last. After each test the ledger must be
 * correct.
 */
export function sportsbookForTests(options: OpenOptions = {}): TestSportsbook {
  const book = {} as TestSportsbook;
  beforeAll(async () => {
    Object.assign(book, await openSportsbook(options));
  });
  afterAll(() => book.close());
  afterEach(async () => {
    expect(await book.auditProblems()).toEqual([]);
  });
  return book;
}

/** Opens the same sportsbook and records in `told` the notifications about automatic cash-outs. */
export function sportsbookThatTells(options: OpenOptions = {}): { readonly book: TestSportsbook; readonly told: object[] } {
  const told: object[] = [];
  const book = sportsbookForTests({
    ...options,
    tellCashedOut: (_trx, ticket) => {
      told.push(ticket);
      return Promise.resolve();
    },
  });
  beforeEach(() => {
    told.length = 0;
  });
  return { book, told };
}
