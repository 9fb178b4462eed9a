let converter: Promise<(text: string) => string> | undefined;

/**
 * Converts to traditional characters and Taiwan's terms by dictionary. This is good enough for a short reason;
 * `--reason-tw` overrides it.
 *
 * The dictionary is large, so only the command that needs it loads it, once.
 */
export async function toTraditional(text: string): Promise<string> {
  converter ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'twp' }));
  return (await converter)(text);
}
