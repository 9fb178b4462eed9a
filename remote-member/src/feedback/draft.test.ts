import { draftProblems, EMPTY_DRAFT, imageRefusal, withType } from './draft';

describe('a draft', () => {
  it.each([
    ['nothing', undefined, '', ['type_missing', 'text_short']],
    ['nine characters', 'bet', '一二三四五六七八九', ['text_short']],
    ['ten characters', 'bet', '一二三四五六七八九十', []],
    ['nine and blanks', 'bet', '  一二三四五六七八九  ', ['text_short']],
    ['as many as are taken', 'bet', 'x'.repeat(500), []],
    ['no subject', undefined, '一二三四五六七八九十', ['type_missing']],
  ] as const)('of %s', (_what, type, text, problems) => {
    expect(draftProblems({ type, text })).toEqual(problems);
  });

  it('clears its reference when its type changes', () => {
    const draft = { ...EMPTY_DRAFT, type: 'bet', reference: 'T1' } as const;

    expect(withType(draft, 'promotion')).toMatchObject({ type: 'promotion', reference: '' });
    expect(withType(draft, 'bet').reference).toBe('T1');
  });
});

describe('a file', () => {
  const size = 2 * 1024 * 1024;

  it.each([
    [{ type: 'image/png', size }, 0, undefined],
    [{ type: 'image/jpeg', size: 1 }, 2, undefined],
    [{ type: 'image/png', size: size + 1 }, 0, 'too_large'],
    [{ type: 'image/gif', size: 1 }, 0, 'not_an_image'],
    [{ type: '', size: 1 }, 0, 'not_an_image'],
    [{ type: 'image/png', size: 1 }, 3, 'too_many'],
  ])('%j beside %i images: %s', (file, count, refusal) => {
    expect(imageRefusal(file, count)).toBe(refusal);
  });
});
