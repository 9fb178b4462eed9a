/** Languages that the platform answers in. */
export type Language = 'zh-CN' | 'zh-TW';
