/** Joins class names and skips absent ones. `cx('a', false, undefined, 'b')` is `'a b'`. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
