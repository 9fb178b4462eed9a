/** Returns the port of `pnpm ops --port 4500 status`: before the command, since `ops ui` has an option of this name. */
export function portOption(argv: readonly string[]): string | undefined {
  const [first = '', second = ''] = argv;
  return first === '--port' ? second : /^--port=(.*)$/.exec(first)?.[1];
}
