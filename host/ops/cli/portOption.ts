/**
 * Returns the port of `pnpm ops --port 4500 status`. The option must come before the command, because `ops ui` has an
 * option of the same name.
 */
export function portOption(argv: readonly string[]): string | undefined {
  const [first = '', second = ''] = argv;
  return first === '--port' ? second : /^--port=(.*)$/.exec(first)?.[1];
}
