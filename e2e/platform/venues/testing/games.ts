import type { CatalogueGame } from '../../kernel';

/** Test catalog: two venues without turnover requirement, one with an activity, one in maintenance. */
export const TEST_GAMES: readonly CatalogueGame[] = [
  aGame('JGDZ', 'JG-pearl', '龙珠宝藏', '龍珠寶藏', 'hot'),
  aGame('JGDZ', 'JG-tiger', '虎啸山林', '虎嘯山林', 'new'),
  aGame('JGDZ', 'JG-Star', 'Star 星际', 'Star 星際', 'jackpot'),
  aGame('QKDZ', 'QK-panda', '熊猫乐园', '熊貓樂園', 'hot'),
  aGame('WXDZ', 'WX-lotus', '荷塘月色', '荷塘月色', null),
  aGame('HWDZ', 'HW-pearl', '深海龙珠', '深海龍珠', null),
];

function aGame(enName: string, gameCode: string, simplified: string, traditional: string, label: CatalogueGame['label']): CatalogueGame {
  return {
    enName,
    gameCode,
    name: { 'zh-CN': simplified, 'zh-TW': traditional },
    motif: 'pearl',
    label,
    rtp: '96.12',
    path: `/slot/${gameCode}`,
    feedsPools: true,
    isFront: false,
    theme: label === 'hot' ? 'myth' : 'animals',
    volatility: label === 'new' ? 'high' : 'low',
    about: {
      limits: { min: 50n, max: 10_000n },
      sections: (language) => [{ title: language === 'zh-CN' ? '赔付表' : '賠付表', lines: [gameCode], table: [['七', '600']] }],
    },
  };
}
