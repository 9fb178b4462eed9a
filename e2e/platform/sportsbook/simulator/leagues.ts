/** League of the demo. Teams are listed by strength, which determines their expected goals. */
export interface League {
  readonly id: number;
  readonly name: string;
  readonly isFeatured: boolean;
  readonly teams: readonly Team[];
}

export interface Team {
  readonly id: number;
  readonly name: string;
  /** Strength within the league, from 1 for the strongest team to 0 for the weakest. */
  readonly strength: number;
}

/** Seven leagues that the board offers by name beside "all", then the others. */
export const LEAGUES: readonly League[] = [
  league(
    101,
    '欧洲杯',
    true,
    '法国 西班牙 英格兰 德国 葡萄牙 荷兰 意大利 比利时 克罗地亚 丹麦 瑞士 奥地利 土耳其 塞尔维亚 波兰 乌克兰 捷克 苏格兰 匈牙利 罗马尼亚 斯洛伐克 斯洛文尼亚 格鲁吉亚 阿尔巴尼亚',
  ),
  league(
    102,
    '英格兰超级联赛',
    true,
    '曼城 阿森纳 利物浦 切尔西 托特纳姆热刺 曼联 纽卡斯尔联 阿斯顿维拉 布莱顿 西汉姆联 水晶宫 布伦特福德 富勒姆 狼队 埃弗顿 伯恩茅斯 诺丁汉森林 利兹联 伯恩利 桑德兰',
  ),
  league(
    103,
    '意大利甲级联赛',
    true,
    '国际米兰 那不勒斯 尤文图斯 AC米兰 亚特兰大 罗马 拉齐奥 佛罗伦萨 博洛尼亚 都灵 乌迪内斯 热那亚 科莫 卡利亚里 帕尔马 莱切 维罗纳 萨索洛 比萨 克雷莫纳',
  ),
  league(
    104,
    '西班牙甲级联赛',
    true,
    '皇家马德里 巴塞罗那 马德里竞技 毕尔巴鄂竞技 皇家社会 比利亚雷亚尔 皇家贝蒂斯 塞维利亚 瓦伦西亚 赫罗纳 奥萨苏纳 塞尔塔 马略卡 巴列卡诺 赫塔费 阿拉维斯 西班牙人 莱万特 埃尔切 皇家奥维耶多',
  ),
  league(
    105,
    '德国甲级联赛',
    true,
    '拜仁慕尼黑 勒沃库森 多特蒙德 莱比锡红牛 法兰克福 斯图加特 弗赖堡 门兴格拉德巴赫 沃尔夫斯堡 云达不来梅 霍芬海姆 柏林联合 美因茨 奥格斯堡 科隆 汉堡 圣保利 海登海姆',
  ),
  league(
    106,
    '法国甲级联赛',
    true,
    '巴黎圣日耳曼 马赛 摩纳哥 里尔 里昂 尼斯 朗斯 雷恩 斯特拉斯堡 布雷斯特 图卢兹 南特 欧塞尔 昂热 勒阿弗尔 梅斯 洛里昂 巴黎足球会',
  ),
  league(
    107,
    '中国超级联赛',
    true,
    '上海海港 上海申花 山东泰山 北京国安 成都蓉城 浙江队 天津津门虎 武汉三镇 河南队 长春亚泰 青岛海牛 青岛西海岸 深圳新鹏城 梅州客家 云南玉昆 大连英博',
  ),
  league(
    108,
    '荷兰甲级联赛',
    false,
    '埃因霍温 阿贾克斯 费耶诺德 阿尔克马尔 特温特 乌德勒支 奈梅亨 海伦芬 格罗宁根 斯巴达 前进之鹰 福图纳 兹沃勒 赫拉克勒斯',
  ),
  league(
    109,
    '葡萄牙超级联赛',
    false,
    '里斯本竞技 本菲卡 波尔图 布拉加 吉马良斯 法马利康 卡萨皮亚 里奥阿维 莫雷伦斯 阿罗卡 埃斯托里尔 国民队 圣克拉拉 吉尔维森特',
  ),
  league(
    110,
    '日本职业联赛',
    false,
    '神户胜利船 广岛三箭 鹿岛鹿角 川崎前锋 町田泽维亚 大阪钢巴 大阪樱花 浦和红钻 横滨水手 东京FC 名古屋鲸八 柏太阳神 京都不死鸟 福冈黄蜂 清水鼓动 新潟天鹅',
  ),
  league(111, '韩国职业联赛', false, '蔚山现代 全北现代 浦项制铁 首尔FC 江原FC 光州FC 大田市民 济州联 水原FC 大邱FC 金泉尚武 安养FC'),
  league(
    112,
    '美国职业大联盟',
    false,
    '迈阿密国际 洛杉矶FC 洛杉矶银河 哥伦布机员 辛辛那提 西雅图海湾人 亚特兰大联 费城联合 纽约城 纽约红牛 波特兰伐木者 奥兰多城 休斯敦迪纳摩 芝加哥火焰 夏洛特 温哥华白帽',
  ),
  league(
    113,
    '巴西甲级联赛',
    false,
    '帕尔梅拉斯 弗拉门戈 博塔弗戈 圣保罗 科林蒂安 弗鲁米嫩塞 格雷米奥 巴西国际 米内罗竞技 克鲁塞罗 巴伊亚 桑托斯 福塔雷萨 达伽马 布拉干蒂诺 尤文图德',
  ),
  league(
    114,
    '澳大利亚甲级联赛',
    false,
    '墨尔本城 墨尔本胜利 悉尼FC 中央海岸水手 西悉尼流浪者 惠灵顿凤凰 阿德莱德联 麦克阿瑟 布里斯班狮吼 纽卡斯尔喷气机 珀斯光荣 奥克兰FC',
  ),
];

/** Creates a league. The id of a team contains that of its league, so that no two teams share a crest. */
export function league(id: number, name: string, isFeatured: boolean, teams: string): League {
  const names = teams.split(' ');
  return {
    id,
    name,
    isFeatured,
    teams: names.map((team, rank) => ({ id: id * 100 + rank + 1, name: team, strength: 1 - rank / (names.length - 1) })),
  };
}
