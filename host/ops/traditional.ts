let converter: Promise<(text: string) => string> | undefined;

/**
 * The words as Taiwan writes them, by dictionary. Good for a short reason; whoever knows better says so with `--reason-tw`.
 *
 * The dictionary is large: it is loaded once, by the one command that needs it.
 */
export async function toTraditional(text: string): Promise<string> {
  converter ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'twp' }));
  return (await converter)(text);
}
