import { join } from 'node:path';
import type { BuildIdentity } from './buildIdentity';
import { classNames } from './classNames';
import { WORKSPACE_DIR } from './workspace';

const BUILD: BuildIdentity = {
  packageName: 'remote-sports',
  version: '1.0.0',
  hash: 'ab12cd34',
  name: '1.0.0-ab12cd34',
  container: 'remote_sports_1_0_0_ab12cd34',
};
const NEXT_BUILD: BuildIdentity = { ...BUILD, hash: 'ef56ab78', container: 'remote_sports_1_0_0_ef56ab78' };

const sheet = (path: string) => ({ resourcePath: join(WORKSPACE_DIR, path) });
const BOARD = sheet('remote-sports/src/board/Board.module.css');
const SLIP = sheet('remote-sports/src/slip/Slip.module.css');

describe('the class names of a production build', () => {
  it('consist of package, stylesheet and number, the same for the same class', () => {
    const nameOf = classNames(BUILD);
    const [row, cell] = [nameOf(BOARD, '', 'row'), nameOf(BOARD, '', 'cell')];

    expect(row).toMatch(/^remote-sports-[\w-]{5}-0$/);
    expect(cell).toBe(row.replace(/0$/, '1'));
    expect(nameOf(BOARD, '', 'row')).toBe(row);
    expect(classNames(BUILD)(BOARD, '', 'row')).toBe(row);
  });

  it('differ between stylesheets and between builds of one remote', () => {
    const nameOf = classNames(BUILD);
    const names = [nameOf(BOARD, '', 'row'), nameOf(SLIP, '', 'row'), classNames(NEXT_BUILD)(BOARD, '', 'row')];

    expect(new Set(names).size).toBe(names.length);
  });
});
