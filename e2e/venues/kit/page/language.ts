export type Language = 'zh-CN' | 'zh-TW';

/** Returns the language in the operator's URL, else the browser's language; simplified Chinese for any other. */
export function chooseLanguage(wanted: string | null, browser: string): Language {
  return /^zh-(TW|HK|MO|Hant)/i.test(wanted ?? browser) ? 'zh-TW' : 'zh-CN';
}

/** Fills values into a text: `fill('{{left}} 局', { left: 3 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
