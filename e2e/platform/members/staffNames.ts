/** Wherever they stand in a name, they speak for the operator. */
const ANYWHERE =
  /管理|客服|官方|系统|系統|工作人员|工作人員|曜界|小助手|admin|kefu|service|support|official|system|operator|moderator|helpdesk/u;

/** Short words that speak for the operator only where they are all of the name. */
const ALONE: ReadonlySet<string> = new Set(['gm', 'cs', 'mod', 'staff', 'root', 'help', 'guanli', 'guanfang', 'xitong']);

/** Digits that are read as letters. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/**
 * Returns whether a login name or nickname looks like one of the operator's staff, however it is written: in full width, with dots, spaces, underscores or digits
 * between or behind, or with digits for letters. `kefu01`, `GM_1`, `ｓｔａｆｆ1`, `adm1n`.
 */
export function isNameOfStaff(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const spelled = Array.from(plain, (character) => LETTERS[character] ?? character).join('');
  return [plain.replaceAll(/\p{N}/gu, ''), spelled].some((each) => ANYWHERE.test(each) || ALONE.has(each));
}
