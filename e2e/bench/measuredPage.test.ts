import { readFile } from 'node:fs/promises';
import { readBaseline } from './baseline';
import { PAGE_FILE, withSection } from './measuredPage';

describe('the page of measurements', () => {
  it('shows what is recorded', async () => {
    const page = await readFile(PAGE_FILE, 'utf8');

    expect(withSection(page, await readBaseline())).toBe(page);
  });

  it('is not written where it has no place for them', () => {
    expect(() => withSection('# Measured', {})).toThrow('no place for the measurements');
  });
});
