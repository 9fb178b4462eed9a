/**
 * Returns the port of `pnpm ops --port 4500 status`: before the command, since `ops ui` has an option of this name. Throws when it is not a port.
 */
export function portOption(argv: readonly string[]): string | undefined {
  const [first = '', second = ''] = argv;
  const text = first === '--port' ? second : /^--port=(.*)$/.exec(first)?.[1];
  if (text === undefined) return undefined;
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65_000)
    throw new Error(`--port "${text}" is not a port of a site: use a number from 1024 to 65000`);
  return text;
}
