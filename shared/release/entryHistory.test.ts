import { integrityOf } from '@site/build/integrity';
import { createEntryHistory } from './entryHistory';

const entry = (edit: number): Buffer => Buffer.from(`var remote_news_dev = ${String(edit)};`);

it('finds an entry by its hash after later edits', () => {
  const history = createEntryHistory();
  history.add(entry(1));
  history.add(entry(2));

  expect(history.find(integrityOf(entry(1)))).toEqual(entry(1));
  expect(history.find(integrityOf(entry(2)))).toEqual(entry(2));
  expect(history.find(integrityOf(entry(3)))).toBeUndefined();
});

it('stores the entries of the last ten compilations, and treats one that is compiled again as new', () => {
  const history = createEntryHistory();
  for (let edit = 0; edit < 10; edit += 1) history.add(entry(edit));
  history.add(entry(0));
  history.add(entry(10));

  expect([0, 1, 2, 10].map((edit) => history.find(integrityOf(entry(edit))) !== undefined)).toEqual([true, false, true, true]);
});
