let converter: Promise<(text: string) => string> | undefined;

/**
 * Converts to traditional characters and Taiwan's terms, by dictionary. Good enough for a short reason; `--reason-tw` overrides it.
 *
 * The dictionary is large: it is loaded once, by the one command that needs it.
 */
export async function toTraditional(text: string): Promise<string> {
  converter ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'twp' }));
  return (await converter)(text);
}
