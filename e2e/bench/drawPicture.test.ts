import { readFile } from 'node:fs/promises';
import { readBaseline } from './baseline';
import { PICTURE_FILE, toSvg } from './drawPicture';

describe('the picture of the measurements', () => {
  it('shows the ratios that are recorded', async () => {
    expect(await readFile(PICTURE_FILE, 'utf8')).toBe(`${toSvg(await readBaseline())}\n`);
  });

  it('is not drawn of what was never measured', () => {
    expect(() => toSvg({})).toThrow('is not recorded: pnpm bench:composition --record');
  });
});
