import { openSportsbook, type OpenOptions, type TestSportsbook } from './openSportsbook';

/** A sportsbook for the tests of one file: open before the first and until the last; after each of them the ledger is exact. */
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

/** The same; `told`: what a test has had members told of tickets that were cashed out by themselves. */
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
