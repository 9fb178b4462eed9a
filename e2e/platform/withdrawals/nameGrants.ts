import type { Grant } from '../bonuses/readGrants';
import type { Localized } from '../http/localized';
import { fen, formatYuanInText } from '../kernel';

/** Number of grants named in an error; the page shows all. */
const NAMED = 3;

/** Lists the grants that block a withdrawal, each with its remaining turnover: `“首存礼遇”还差 30 元、存款 100 元还差 15 元`. */
export function nameGrants(grants: readonly Grant[]): Localized {
  const named = grants.slice(0, NAMED).map(nameOf);
  const others = grants.length - named.length;
  return {
    'zh-CN': named.map((each) => each['zh-CN']).join('、') + (others > 0 ? `，另有 ${others} 笔` : ''),
    'zh-TW': named.map((each) => each['zh-TW']).join('、') + (others > 0 ? `，另有 ${others} 筆` : ''),
  };
}

function nameOf({ kind, bonus, amount, needed, done }: Grant): Localized {
  const sum = formatYuanInText(amount);
  const left = formatYuanInText(fen(needed - done));
  if (bonus !== null) {
    return { 'zh-CN': `“${bonus.title['zh-CN']}”还差 ${left} 元`, 'zh-TW': `「${bonus.title['zh-TW']}」還差 ${left} 元` };
  }
  return kind === 'deposit'
    ? { 'zh-CN': `存款 ${sum} 元还差 ${left} 元`, 'zh-TW': `存款 ${sum} 元還差 ${left} 元` }
    : { 'zh-CN': `礼金 ${sum} 元还差 ${left} 元`, 'zh-TW': `禮金 ${sum} 元還差 ${left} 元` };
}
