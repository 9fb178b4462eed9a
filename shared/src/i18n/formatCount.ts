/** Created for the first count, like the formats of amounts. */
let format: Intl.NumberFormat | undefined;

/** Formats a count with thousands separators. @example formatCount(12345) // '12,345' */
export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('zh-CN');
  return format.format(count);
}
