/** Words that suggest staff anywhere in a name. */
const ANYWHERE =
  /管理|客服|官方|系统|系統|工作人员|工作人員|曜界|小助手|admin|kefu|service|support|official|system|operator|moderator|helpdesk/u;

/** Short words that suggest staff only when they are the whole name. */
const ALONE: ReadonlySet<string> = new Set(['gm', 'cs', 'mod', 'staff', 'root', 'help', 'guanli', 'guanfang', 'xitong']);

/** Digits that can be read as letters. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/**
 * Returns true when a login name or nickname looks like the operator's staff in any spelling: in full width, with dots,
 * spaces, underscores or digits in between or at the end, or with digits for letters. Examples: `kefu01`, `GM_1`,
 * `ｓｔａｆｆ1`, `adm1n`.
 */
export function isNameOfStaff(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const spelled = Array.from(plain, (character) => LETTERS[character] ?? character).join('');
  return [plain.replaceAll(/\p{N}/gu, ''), spelled].some((each) => ANYWHERE.test(each) || ALONE.has(each));
}
