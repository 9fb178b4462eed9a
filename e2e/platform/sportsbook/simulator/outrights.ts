import type { Course } from './course';
import { league, type League } from './leagues';
import { diceOf } from './random';

/** Competitions that are offered as outrights. Competitors are listed by strength. */
export const COMPETITIONS: readonly League[] = [
  league(801, '一级方程式 分站赛冠军车队', false, '迈凯伦 法拉利 红牛 梅赛德斯 阿斯顿马丁 威廉姆斯 阿尔派 哈斯 索伯 小红牛'),
  league(802, '环湖自行车赛 赛段冠军车队', false, '维斯玛 阿联酋 英力士 莫维斯塔 速递 特雷克 巴林 科菲迪斯 阿斯塔纳 孟菲斯'),
  league(803, '龙舟公开赛 冠军', false, '南海九江 东莞万江 顺德乐从 广州番禺 佛山盐步 聊城 宜昌秭归 福州闽侯 温州瓯海 苏州吴中'),
  league(804, '大师级女排联赛 冠军', false, '意大利 土耳其 巴西 波兰 中国 日本 美国 塞尔维亚 荷兰 多米尼加 德国 加拿大'),
  league(805, '帆船大奖赛 冠军', false, '新西兰 澳大利亚 英国 法国 西班牙 瑞士 加拿大 丹麦 美国 德国'),
  league(806, '电子竞技春季赛 冠军', false, '滔搏 京东 微博 亿时 闪电狼 无畏 山岳 青狐 极光 海豚'),
  league(807, '北美职业篮球 总冠军', false, '雷霆 凯尔特人 骑士 掘金 尼克斯 森林狼 湖人 火箭 勇士 快船 魔术 步行者 雄鹿 独行侠 马刺 活塞'),
  league(
    808,
    '欧洲冠军联赛 冠军',
    false,
    '巴黎圣日耳曼 皇家马德里 曼城 巴塞罗那 利物浦 阿森纳 拜仁慕尼黑 国际米兰 切尔西 那不勒斯 马德里竞技 多特蒙德',
  ),
];

const BY_ID = new Map(COMPETITIONS.map((entry) => [entry.id, entry]));

export function competitionOf(id: number): League | undefined {
  return BY_ID.get(id);
}

/** Returns the name of a competitor by its selection, such as `FS3`. */
export function competitorName(competition: number, r: string): string {
  return competitionOf(competition)?.teams[Number(r.slice(2)) - 1]?.name ?? '';
}

export const MOST_COMPETITORS = Math.max(...COMPETITIONS.map(({ teams }) => teams.length));

/** Returns each competitor's chance to win, in the order of their numbers; the sum is 1. */
export function strengthsOf({ seed, gameId, homeRate }: Pick<Course, 'seed' | 'gameId' | 'homeRate'>): readonly number[] {
  const competitors = Math.round(homeRate);
  const dice = diceOf('strengths', seed, gameId);
  const weights = Array.from({ length: competitors }, (_, rank) => Math.exp((-2.4 * rank) / competitors + 0.5 * (dice.next() - 0.5)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
