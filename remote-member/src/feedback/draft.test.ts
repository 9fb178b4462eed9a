import { draftProblems, EMPTY_DRAFT, withType } from './draft';

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
