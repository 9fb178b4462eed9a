import { createI18n, typedTranslator } from '../../i18n';
import { ODDS_FORMATS } from '../../odds';
import { localeProblems } from '@site/testing/localeParity';
import { marketPhaseSchema, sportSchema } from '../../wire/matches';
import { resultFromWire } from '../../betting/betResult';
import {
  fixtureLabel,
  marketLabel,
  oddsFormatLabel,
  phaseLabel,
  resultLabel,
  selectionLabel,
  sideLabel,
  sportLabel,
  versusLabel,
} from './labels';
import { lineFor } from '../../betting/line';
import zhCN from './locales/zh-CN/betting.json';
import zhTW from './locales/zh-TW/betting.json';
import { marketPhaseToWire, MARKET_PHASES, parseMarketPhase } from '../../betting/marketPhase';
import { marketCodes, marketFromWire } from '../../betting/marketTable';
import { parseSport, SPORTS, sportToWire } from '../../betting/sport';
import type { Sport } from '../../betting/sport';
import type { BettingTranslate } from './useBettingTranslation';

const t: BettingTranslate = typedTranslator({ betting: zhCN })(createI18n({ 'zh-TW': () => Promise.resolve({}) }));

describe('sports', () => {
  it.each([
    ['ALL', '全部', '[R-ENUM-01]'],
    ['FT', '足球', '[R-ENUM-02]'],
    ['VF', '虚拟足球', '[R-ENUM-03]'],
    ['BK', '篮球', '[R-ENUM-04]'],
    ['TN', '网球', '[R-ENUM-05]'],
    ['OP', '其他', '[R-ENUM-06]'],
    ['SK', '斯诺克', '[R-ENUM-07]'],
    ['FS', '冠军', '[R-ENUM-08]'],
    ['VB', '排球', '[R-ENUM-09]'],
    ['BS', '棒球', '[R-ENUM-10]'],
    ['TT', '乒乓球', '[R-ENUM-11]'],
  ])('%s is %s %s', (code, label) => {
    const sport = parseSport(code);

    expect(sport && sportLabel(sport, t)).toBe(label);
    expect(sport && sportToWire(sport)).toBe(code);
  });

  it('are exactly the codes of the wire', () => {
    expect(SPORTS.map(sportToWire).sort()).toEqual([...sportSchema.options].sort());
    expect(parseSport('XX')).toBeUndefined();
  });
});

describe('market phases', () => {
  it.each([
    ['FU', '早盘', '[R-ENUM-12]'],
    ['FT', '今日', '[R-ENUM-13]'],
    ['RB', '滚球', '[R-ENUM-14]'],
    ['FSFT', '今日冠军', '[R-ENUM-15]'],
    ['FSFU', '早盘冠军', '[R-ENUM-16]'],
  ])('%s is %s %s', (code, label) => {
    const phase = parseMarketPhase(code);

    expect(phase && phaseLabel(phase, t)).toBe(label);
    expect(phase && marketPhaseToWire(phase)).toBe(code);
  });

  it('are exactly the codes of the wire', () => {
    expect(MARKET_PHASES.map(marketPhaseToWire).sort()).toEqual([...marketPhaseSchema.options].sort());
    expect(parseMarketPhase('XX')).toBeUndefined();
  });
});

it('names the four odds formats', () => {
  expect(ODDS_FORMATS.map((format) => oddsFormatLabel(format, t))).toEqual(['香港盘', '欧洲盘', '马来盘', '印尼盘', '美国盘']);
});

describe('results', () => {
  it.each([
    ['A', '还原', '[R-ENUM-23]'],
    ['W', '赢', '[R-ENUM-24]'],
    ['LW', '赢半', '[R-ENUM-25]'],
    ['LL', '输半', '[R-ENUM-26]'],
    ['L', '输', '[R-ENUM-27]'],
    ['P', '走水', '[R-ENUM-28]'],
    ['D', '取消', '[R-ENUM-29]'],
  ])('%s is %s %s', (code, label) => {
    expect(resultLabel(resultFromWire(code), t)).toBe(label);
  });

  it('shows an unknown letter unchanged', () => {
    expect(resultLabel(resultFromWire('Q'), t)).toBe('结果 Q');
  });
});

describe('selections', () => {
  const teams = { home: { name: '阿森纳' }, away: { name: '切尔西' } };
  const labelOf = (w: string, r: string, ratio = '', strong: 'H' | 'C' | '' = '', sport: Sport = 'football') => {
    const { market, side } = marketFromWire(w, r, sport);
    return selectionLabel({ market, side, line: lineFor(market.kind, side, ratio, strong), ...teams }, t);
  };

  it.each([
    ['RE', 'REH', '0.5', 'H', '阿森纳 -0.5'],
    ['RE', 'REC', '0.5 / 1', 'H', '切尔西 +0.5/1'],
    ['HROU', 'HROUH', '0.5', '', '小 0.5'],
    ['M', 'MH', '', '', '阿森纳'],
    ['M', 'MN', '', '', '和局'],
    ['DC', 'DCHN', '', '', '阿森纳或和局'],
    ['F', 'FHC', '', '', '阿森纳/切尔西'],
    ['PD', 'H2C1', '', '', '2-1'],
    ['T', 'T23', '', '', '2-3 球'],
    ['T', 'OVER', '', '', '7 球或以上'],
    ['HT', 'HT1', '', '', '1 球'],
    ['ZZ', 'ZZH', '', '', 'ZZH'],
  ] as const)('%s %s %s: %s', (w, r, ratio, strong, label) => {
    expect(labelOf(w, r, ratio, strong)).toBe(label);
  });

  it.each(SPORTS)('have a name for each market of %s', (sport) => {
    for (const code of marketCodes(sport)) expect(marketLabel(marketFromWire(code, '', sport).market, t)).not.toContain('betting.');
  });

  it.each([
    ['basketball', 'R0', '全场让分'],
    ['basketball', 'ROU3', '第 1 节大小分'],
    ['basketball', 'M2', '下半场独赢'],
    ['tennis', 'R0', '全场让盘'],
    ['tennis', 'RE6', '全场让局'],
    ['tennis', 'M2', '第 2 盘独赢'],
    ['volleyball', 'R0', '全场让局'],
    ['volleyball', 'R6', '全场让分'],
    ['table-tennis', 'RM4', '第 4 局独赢'],
    ['snooker', 'OU0', '全场大小局'],
    ['baseball', 'R1', '前五局让分'],
    ['other', 'R0', '全场让球'],
    ['champion', 'FS', '冠军'],
  ] as const)('use the terms of their sport: %s %s is %s', (sport, code, label) => {
    expect(marketLabel(marketFromWire(code, '', sport).market, t)).toBe(label);
  });

  it('name the unit that is counted if it is not goals', () => {
    expect(marketLabel(marketFromWire('ROU', '', 'football', { of: 'corners' }).market, t)).toBe('全场角球大小');
    expect(marketLabel(marketFromWire('HR', '', 'football', { of: 'cards' }).market, t)).toBe('半场罚牌让球');
  });

  it('show the competitor of an outright, whose competition is named separately', () => {
    const { market, side } = marketFromWire('FS', 'FS3', 'champion', { name: '阿森纳' });
    const outright = { market, side, line: undefined, home: { name: '英超冠军' }, away: { name: '' } };

    expect(selectionLabel(outright, t)).toBe('阿森纳');
    expect(versusLabel(outright, t)).toBe('英超冠军');
    expect(fixtureLabel({ ...outright, league: '英超冠军' }, t)).toBe('英超冠军');
    expect(fixtureLabel({ ...outright, league: '英格兰超级联赛' }, t)).toBe('英超冠军 · 英格兰超级联赛');
    expect(labelOf('FS', 'FS3', '', '', 'champion')).toBe('3');
  });

  it('name football markets with their period', () => {
    expect(marketLabel(marketFromWire('HROU', '').market, t)).toBe('半场大小');
    expect(marketLabel(marketFromWire('CRG', '').market, t)).toBe('全场第 3 个进球');
  });

  it('have short names on the board', () => {
    expect(sideLabel({ kind: 'over' }, t)).toBe('大');
    expect(sideLabel({ kind: 'draw' }, t)).toBe('和');
  });
});

it('has each text in both languages', () => {
  expect(localeProblems(zhCN, zhTW)).toEqual([]);
});
