import { createI18n, typedTranslator, type Locale } from '../../i18n';
import { resultFromWire, VOID_REASONS } from '../../betting/betResult';
import { resultLabel } from './labels';
import zhCN from './locales/zh-CN/betting.json';
import zhTW from './locales/zh-TW/betting.json';

describe('the label of a result', () => {
  const i18n = createI18n({ 'zh-TW': () => Promise.resolve({ betting: zhTW }) });
  const t = typedTranslator({ betting: zhCN })(i18n);
  const labelIn = async (code: string, locale: Locale) => {
    await i18n.use(locale);
    return resultLabel(resultFromWire(code), t);
  };

  const TABLE = [
    ['W', '赢', '贏'],
    ['LW', '赢半', '贏半'],
    ['LL', '输半', '輸半'],
    ['L', '输', '輸'],
    ['P', '走水', '走水'],
    ['A', '还原', '還原'],
    ['D', '取消', '取消'],
    ['D0', '取消（赛事取消）', '取消（賽事取消）'],
    ['D1', '取消（赛事延期）', '取消（賽事延期）'],
    ['D2', '取消（赛事中断）', '取消（賽事中斷）'],
    ['D3', '取消（未在规定时间内完赛）', '取消（未在規定時間內完賽）'],
    ['D4', '取消（比赛场地变更）', '取消（比賽場地變更）'],
    ['D5', '取消（主客场对调）', '取消（主客場對調）'],
    ['D6', '取消（队名错误）', '取消（隊名錯誤）'],
    ['D7', '取消（赔率错误）', '取消（賠率錯誤）'],
    ['D8', '取消（盘口错误）', '取消（盤口錯誤）'],
    ['D9', '取消（比分错误）', '取消（比分錯誤）'],
    ['DA', '取消（红卡后投注）', '取消（紅卡後投注）'],
    ['DB', '取消（进球后投注）', '取消（進球後投注）'],
    ['DC', '取消（点球判罚后投注）', '取消（點球判罰後投注）'],
    ['DD', '取消（开赛后投注）', '取消（開賽後投注）'],
    ['DE', '取消（赛制变更）', '取消（賽制變更）'],
    ['DF', '取消（开赛时间变更）', '取消（開賽時間變更）'],
    ['DG', '取消（选手退赛）', '取消（選手退賽）'],
    ['DH', '取消（选手更换）', '取消（選手更換）'],
    ['DI', '取消（先发投手更换）', '取消（先發投手更換）'],
    ['DJ', '取消（系统故障）', '取消（系統故障）'],
    ['DK', '取消（重复投注）', '取消（重複投注）'],
    ['DL', '取消（超出限额）', '取消（超出限額）'],
    ['DM', '取消（违规投注）', '取消（違規投注）'],
    ['DN', '取消（停盘后投注）', '取消（停盤後投注）'],
    ['DO', '取消（赛果有争议）', '取消（賽果有爭議）'],
    ['DP', '取消（改为中立场）', '取消（改為中立場）'],
    ['DQ', '取消（球队弃权）', '取消（球隊棄權）'],
    ['DR', '取消（裁判终止比赛）', '取消（裁判終止比賽）'],
    ['DS', '取消（数据来源错误）', '取消（資料來源錯誤）'],
    ['DT', '取消（网络延迟）', '取消（網路延遲）'],
    ['DU', '取消（异常投注）', '取消（異常投注）'],
    ['DV', '取消（账户受限）', '取消（帳戶受限）'],
    ['DW', '取消（天气原因）', '取消（天氣原因）'],
    ['DX', '取消（赛场秩序原因）', '取消（賽場秩序原因）'],
    ['DY', '取消（不可抗力）', '取消（不可抗力）'],
    ['DZ', '取消（其他原因）', '取消（其他原因）'],
  ] as const;

  it.each(TABLE)('%s is %s in zh-CN and %s in zh-TW [R-ENUM-22] [R-ENUM-30] [R-ENUM-31]', async (code, simplified, traditional) => {
    expect(await labelIn(code, 'zh-CN')).toBe(simplified);
    expect(await labelIn(code, 'zh-TW')).toBe(traditional);
  });

  it('exists in the table for each cancellation from D0 to DZ', () => {
    const codes: readonly string[] = TABLE.map(([code]) => code).filter((code) => /^D./.test(code));

    expect(codes).toEqual(Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `D${letter}`));
    expect(codes).toHaveLength(VOID_REASONS.length);
  });
});
