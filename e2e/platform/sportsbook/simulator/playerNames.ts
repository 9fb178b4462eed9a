import { shuffled, type Dice } from './random';

/** Origin of the names of a league's players; all names are invented. */
type Origin = 'chinese' | 'japanese' | 'korean' | 'european';

const ORIGIN_OF_LEAGUE: Readonly<Record<number, Origin>> = {
  107: 'chinese',
  110: 'japanese',
  111: 'korean',
  202: 'chinese',
  205: 'japanese',
  243: 'chinese',
  245: 'japanese',
  302: 'japanese',
  303: 'korean',
  304: 'chinese',
};

const words = (text: string): readonly string[] => text.split(' ');

/** Family names, written before given names. */
const FAMILIES = {
  chinese: words('陈 李 王 张 刘 杨 赵 黄 周 吴 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹'),
  korean: words('金 李 朴 崔 郑 姜 赵 尹 张 林 韩 申 吴 徐 权 黄'),
} as const;
const GIVEN = {
  chinese: words('子豪 宇航 浩然 俊杰 志强 家伟 文博 天翔 明轩 瑞 磊 鹏 涛 晨 一鸣 建业 思远 嘉诚 立 海洋 振宇 少华 凯 博文'),
  korean: words('敏俊 泰贤 成勋 在勋 东赫 宇镇 承浩 俊昊 相宇 炳哲 振赫 正焕 载民 宰成 贤洙 永权'),
} as const;
const WHOLE = {
  japanese: words(
    '佐藤健 铃木翔 高桥大辅 田中亮 伊藤隼 渡边拓也 山本凌 中村俊 小林悠 加藤隆 吉田真 山田翼 佐佐木诚 山口莲 松本彻 井上航 木村优 林大地 清水圭 山崎武 森岛司 阿部浩 池田徹 桥本祐 石川雄 前田大成 藤田直 小川诚 冈田一 长谷川元',
  ),
  european: words(
    '安德森 贝克尔 卡尔森 达席尔瓦 埃文斯 费雷拉 加西亚 霍夫曼 伊万诺夫 詹森 科瓦奇 劳伦特 马丁内斯 诺瓦克 奥利维拉 佩雷拉 奎罗斯 罗德里格斯 施密特 托雷斯 乌尔森 瓦尔加 沃尔夫 泽曼 阿尔梅达 布莱克 科斯塔 杜邦 埃里克森 弗兰克 格兰特 哈里斯 伊格莱西亚斯 约翰森 克鲁格 洛佩斯 莫雷蒂 尼尔森 奥康纳 佩特罗夫 里奇 桑托斯 泰勒 维埃拉 韦伯 萨瓦雷斯 邦达尔 卡洛斯 迪亚兹 福斯特',
  ),
} as const;

/** Returns distinct names for the players of one team. */
export function playerNames(leagueId: number, count: number, dice: Dice): readonly string[] {
  const origin = ORIGIN_OF_LEAGUE[leagueId] ?? 'european';
  if (origin === 'japanese' || origin === 'european') return shuffled(WHOLE[origin], dice).slice(0, count);
  const [families, given] = [shuffled(FAMILIES[origin], dice), shuffled(GIVEN[origin], dice)];
  // A given name that is reused gets another family name.
  const familyOf = (index: number): string => families[(index + Math.floor(index / given.length)) % families.length] ?? '';
  return Array.from({ length: count }, (_, index) => `${familyOf(index)}${given[index % given.length] ?? ''}`);
}
