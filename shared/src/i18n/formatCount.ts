/** Made for the first count that is shown, as the formats of amounts are. */
let format: Intl.NumberFormat | undefined;

/** Formats a count with its thousands apart. @example formatCount(12345) // '12,345' */
export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('zh-CN');
  return format.format(count);
}
