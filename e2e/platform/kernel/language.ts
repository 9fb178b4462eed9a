export type Language = 'zh-CN' | 'zh-TW';
