import { isNameOfStaff } from './staffNames';

describe('a name of staff', () => {
  it.each([
    'kefu01',
    'GM_1',
    'staff1',
    'ｓｔａｆｆ１',
    'ＫｅＦｕ',
    'k.e.f.u',
    '客服小美',
    '客·服',
    '官方01',
    'adm1n',
    'Admin_88',
    'xx客服',
    'cs007',
    'g m',
    'c5',
  ])('is refused as "%s"', (name) => {
    expect(isNameOfStaff(name)).toBe(true);
  });

  it.each(['player1', 'linhai88', '小明', 'gmail88', 'flagstaff9', 'modern1', '球迷007', 'helper22'])('is not "%s"', (name) => {
    expect(isNameOfStaff(name)).toBe(false);
  });
});
