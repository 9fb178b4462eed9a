import { filesWithTexts, flatten, readTexts } from './sourceTexts';

/** Patterns of mainland words, each with the word that is used in Taiwan. */
const MAINLAND: Readonly<Record<string, string>> = {
  登錄: '登入',
  賬: '帳',
  用戶名: '使用者名稱',
  信息: '訊息、資訊',
  短信: '簡訊',
  郵箱: '信箱',
  視頻: '影片',
  音頻: '音訊',
  網絡: '網路',
  屏幕: '螢幕',
  全屏: '全螢幕',
  默認: '預設',
  軟件: '軟體',
  硬件: '硬體',
  客戶端: '用戶端',
  服務器: '伺服器',
  伺務: '服務',
  程序: '程式、程序',
  數據庫: '資料庫',
  內存: '記憶體',
  硬盤: '硬碟',
  緩存: '快取',
  本地儲存: '本機儲存',
  打印: '列印',
  鼠標: '滑鼠',
  光標: '游標',
  回車: 'Enter 鍵',
  鏈接: '連結',
  二維碼: 'QR Code',
  掃碼: '掃描',
  菜單: '選單',
  界面: '介面',
  彈窗: '視窗',
  刷新: '重新整理',
  激活: '啟用',
  卸載: '解除安裝',
  屏蔽: '封鎖',
  拉黑: '封鎖',
  在線客服: '線上客服',
  '人在線(?!上)': '人在線上',
  充值: '存款',
  提現: '取款',
  渠道: '管道',
  概率: '機率',
  算法: '計算方式',
  運營: '營運',
  博彩: '博弈',
  發送: '傳送',
  質量: '品質',
  反饋: '意見回饋',
  字節: '位元組',
  字符: '字元',
  '手機號(?!碼)': '手機號碼',
  後台: '後端',
  滑塊: '拼圖',
};
const WORDS = Object.keys(MAINLAND).map((word) => new RegExp(word, 'u'));

const FILES = filesWithTexts();

it.each(FILES)('%s says in Traditional Chinese what is said in Taiwan', (file) => {
  const texts = /\/zh-TW[./]/.test(file) ? flatten(readTexts(file)) : traditionalOf(readTexts(file));

  expect(texts.filter((text) => WORDS.some((word) => word.test(text)))).toEqual([]);
});

function traditionalOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'zh-TW' ? flatten(part) : traditionalOf(part)));
}
