import { sql } from 'kysely';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();

async function keyOf(name: string, birthday: string | null = '1990-06-12'): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`select person_key(${name}::text, ${birthday}::text) as key`.execute(site.db);
  return rows[0]?.key;
}

describe('the key of a person', () => {
  it.each([
    '王小明',
    '王·小明',
    '王・小明',
    '王‧小明',
    '王•小明',
    '王.小明',
    '王．小明',
    '王…小明',
    '王･小明',
    '王 小明',
    '王\u3000小明',
    ' 王小明 ',
    '王\u200b小明',
    '王⼩明',
  ])('is one for "%s"', async (name) => {
    expect(await keyOf(name)).toBe('王小明/1990-06-12');
  });

  it('knows no case and no width of Latin names', async () => {
    expect(await keyOf('Jean·Luc')).toBe(await keyOf('ＪＥＡＮ ＬＵＣ'));
  });

  it.each([
    ['another birthday', '王小明', '1990-06-13'],
    ['another name', '王小朋', '1990-06-12'],
    ['a look-alike, which only asks a question', '王小眀', '1990-06-12'],
  ])('is another for %s', async (_what, name, birthday) => {
    expect(await keyOf(name, birthday)).not.toBe(await keyOf('王小明'));
  });
});
