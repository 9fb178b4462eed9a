/** @throws when a placeholder has no value */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`no value for {{${name}}} of: ${text}`);
    return value;
  });
}
