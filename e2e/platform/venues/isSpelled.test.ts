import { isSpelled } from './isSpelled';

describe('a name in pinyin', () => {
  it.each(['longzhu', 'long zhu', 'lz', 'lzbz', 'longzhubaozang', 'baozang', 'bz', 'l', 'lon'])('is found by %s', (wanted) => {
    expect(isSpelled('龙珠宝藏', wanted)).toBe(true);
  });

  it.each(['', 'ong', 'zl', 'lzz', 'longzu', '龙', 'lz1', 'longzhubaozangs'])('is not found by %p', (wanted) => {
    expect(isSpelled('龙珠宝藏', wanted)).toBe(false);
  });
});
