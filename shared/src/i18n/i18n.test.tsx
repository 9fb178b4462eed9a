import { act, render, screen } from '@testing-library/react';
import { localeProblems } from '@site/testing/localeParity';
import { createI18n } from './createI18n';
import type { LocaleLoaders, Namespaces } from './texts';
import { DEFAULT_LOCALE, languageCode, LOCALES, toLocale } from './locale';
import sharedCN from './locales/zh-CN/shared.json';
import sharedTW from './locales/zh-TW/shared.json';
import { TextsProvider } from './TextsProvider';
import { typedTranslation, typedTranslator } from './typedTranslation';
import { useSharedTranslation } from './useSharedTranslation';

const zhCN = {
  board: {
    title: '体育',
    only_here: '仅此一处',
    bets_other: '{{count}} 注',
    bets_zero: '没有注单',
    versus: '{{home}} v {{away}}',
    twice: '{{a}}{{a}}{{b}}',
  },
};
const zhTW = { board: { title: '體育', bets_other: '{{count}} 注單', bets_zero: '沒有注單' } };
const useTranslation = typedTranslation(zhCN);
const translator = typedTranslator(zhCN);

describe('the display language', () => {
  it('is one of exactly two [R-I18N-02]', () => {
    expect(LOCALES).toEqual(['zh-CN', 'zh-TW']);
  });

  it('defaults to zh-CN if none is configured [R-I18N-03]', () => {
    expect(toLocale(undefined)).toBe('zh-CN');
    expect(DEFAULT_LOCALE).toBe('zh-CN');
  });

  it('is zh-TW if configured [R-I18N-04] [R-CONST-29]', () => {
    expect(['zh-TW', 'zh-tw'].map(toLocale)).toEqual(['zh-TW', 'zh-TW']);
  });

  it('has a code in lower case [R-CONST-28]', () => {
    expect(LOCALES.map(languageCode)).toEqual(['zh-cn', 'zh-tw']);
  });
});

describe('the texts of a package', () => {
  it('are available beside those of shared, in the language in use', async () => {
    await show(createI18n(loaders()), 'zh-TW');

    expect(screen.getByRole('heading', { name: '體育' })).toBeVisible();
    expect(screen.getByText('3 注單')).toBeVisible();
    expect(screen.getByRole('button', { name: '重試' })).toBeVisible();
  });

  it('change without a reload', async () => {
    const i18n = createI18n(loaders());
    await show(i18n, 'zh-CN');
    expect(screen.getByRole('heading', { name: '体育' })).toBeVisible();

    await act(() => i18n.use('zh-TW'));

    expect(screen.getByRole('heading', { name: '體育' })).toBeVisible();
    expect(screen.getByRole('button', { name: '重試' })).toBeVisible();
  });

  it('fall back to zh-CN if zh-TW lacks one, as does an unknown language [R-I18N-05]', async () => {
    await show(createI18n(loaders()), 'zh-TW');

    expect(screen.getByText('仅此一处')).toBeVisible();
    expect(['en', '', 'zh', 'ZH_TW'].map(toLocale)).toEqual(['zh-CN', 'zh-CN', 'zh-CN', 'zh-CN']);
  });

  it('load zh-TW once, and only on demand', async () => {
    const load = jest.fn(() => Promise.resolve(zhTW));
    const i18n = createI18n({ 'zh-TW': load });

    await Promise.all([i18n.use('zh-CN'), i18n.use('zh-CN')]);
    expect(load).not.toHaveBeenCalled();

    await Promise.all([i18n.use('zh-TW'), i18n.use('zh-TW')]);
    await i18n.use('zh-CN');
    await i18n.use('zh-TW');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged after a failed load, which can be retried', async () => {
    const load = jest.fn(() => Promise.resolve<Namespaces>(zhTW)).mockRejectedValueOnce(new Error('offline'));
    const i18n = createI18n({ 'zh-TW': load });
    const t = translator(i18n);

    await expect(i18n.use('zh-TW')).rejects.toThrow('offline');
    expect(t('board.title')).toBe('体育');

    await i18n.use('zh-TW');
    expect(t('board.title')).toBe('體育');
  });

  it('are in the current language if a lazy part adds them, with zh-CN as their fallback [R-I18N-05]', async () => {
    const i18n = createI18n({ 'zh-TW': () => Promise.resolve({ ...zhTW, late: { title: '遲來' } }) });
    const useLateTranslation = typedTranslation({ late: { title: '迟来', only_here: '仅此一处' } });
    function LatePart() {
      const { t } = useLateTranslation();
      return (
        <p>
          {t('late.title')} {t('late.only_here')}
        </p>
      );
    }
    await i18n.use('zh-TW');
    const { rerender } = render(<TextsProvider i18n={i18n}>{null}</TextsProvider>);

    rerender(
      <TextsProvider i18n={i18n}>
        <LatePart />
      </TextsProvider>,
    );

    expect(screen.getByText('遲來 仅此一处')).toBeVisible();
  });

  it('are translated outside of components in the language current at each call', async () => {
    const i18n = createI18n(loaders());
    const t = translator(i18n);

    expect([t('board.title'), t('board.bets', { count: 3 }), t('board.versus', { home: 'A', away: 'B' })]).toEqual([
      '体育',
      '3 注',
      'A v B',
    ]);
    await i18n.use('zh-TW');
    expect([t('board.title'), t('board.bets', { count: 0 }), t('board.only_here')]).toEqual(['體育', '沒有注單', '仅此一处']);
  });

  it('follow the last request, whichever loads first', async () => {
    let arrive: (texts: typeof zhTW) => void = () => undefined;
    const i18n = createI18n({ 'zh-TW': () => new Promise((resolve) => (arrive = resolve)) });
    await i18n.use('zh-CN');

    const slow = i18n.use('zh-TW');
    await i18n.use('zh-CN');
    arrive(zhTW);
    await slow;

    expect(i18n.instance.language).toBe('zh-CN');
  });

  it('are separate from those of another package', () => {
    const own = translator(createI18n(loaders()));
    const other = typedTranslator({ board: { title: '钱包' } })(createI18n(loaders()));

    expect(own('board.title')).toBe('体育');
    expect(other('board.title')).toBe('钱包');
  });
});

describe('the parity of locale files', () => {
  it('holds for the texts of shared', () => {
    expect(localeProblems(sharedCN, sharedTW)).toEqual([]);
  });

  it('reports what is missing, superfluous, empty, has other placeholders or simplified characters', () => {
    const source = { a: '投注', b: { c: '余额 {{amount}}', d: '注单' }, e: '确定' };
    const translation = { a: '投注', b: { c: '餘額 {{sum}}', d: '注单' }, f: '', e: ' ' };

    expect(localeProblems(source, translation)).toEqual([
      'f has no source',
      'b.c fills other places than its source',
      'b.d has simplified characters: 单',
      'f has no translated text',
      'e has no translated text',
    ]);
    expect(localeProblems(source, {})).toHaveLength(4);
    expect(localeProblems({ 'Not snake': 'x' }, { 'Not snake': 'x' })).toEqual(['Not snake is no snake_case key']);
  });
});

function loaders(): LocaleLoaders {
  return { 'zh-TW': () => Promise.resolve(zhTW) };
}

describe('the placeholders of a text', () => {
  const fill = async (values: readonly Readonly<Record<string, string | number>>[]): Promise<readonly (string | null)[]> => {
    const i18n = createI18n(loaders());
    await i18n.use('zh-TW');
    function Filled() {
      const { t } = useTranslation();
      return values.map((each, at) => (
        <p key={at}>{t('count' in each ? 'board.bets' : 'a' in each ? 'board.twice' : 'board.versus', each)}</p>
      ));
    }
    const { container } = render(
      <TextsProvider i18n={i18n}>
        <Filled />
      </TextsProvider>,
    );
    return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  };

  it('are filled each time by the current values, numbers too, in the fallback as well', async () => {
    expect(
      await fill([
        { home: '曼城', away: '利物浦' },
        { home: '国际米兰', away: 'AC 米兰' },
        { a: 0, b: 1.5 },
      ]),
    ).toEqual(['曼城 v 利物浦', '国际米兰 v AC 米兰', '001.5']);
  });

  it('insert a value literally, whatever it contains', async () => {
    expect(await fill([{ home: '$t(board.title)', away: '$& {{home}} <b>' }])).toEqual(['$t(board.title) v $& {{home}} <b>']);
  });

  it('accept numbers, and use the text for zero if there is one', async () => {
    expect(await fill([{ count: 3 }, { count: 12 }, { count: 0 }])).toEqual(['3 注單', '12 注單', '沒有注單']);
  });

  it('stay empty without a value', async () => {
    expect(await fill([{ home: '曼城' }])).toEqual(['曼城 v ']);
  });
});

async function show(i18n: ReturnType<typeof createI18n>, locale: 'zh-CN' | 'zh-TW'): Promise<void> {
  await i18n.use(locale);
  render(
    <TextsProvider i18n={i18n}>
      <Board />
    </TextsProvider>,
  );
}

function Board() {
  const { t } = useTranslation();
  const { t: shared } = useSharedTranslation();
  return (
    <>
      <h1>{t('board.title')}</h1>
      <p>{t('board.only_here')}</p>
      <p>{t('board.bets', { count: 3 })}</p>
      <button type="button">{shared('loadable.retry')}</button>
    </>
  );
}
