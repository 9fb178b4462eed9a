import type { Language } from './language';

/**
 * The `data` of an answer that is the same for everyone who asks at the time. Each language is checked and serialised once, at its first request, however
 * many ask.
 */
export class SharedAnswer {
  readonly #texts = new Map<Language, string>();

  /** @param serialise returns the data in a language as JSON that keeps to the wire; called at most once for each language */
  constructor(private readonly serialise: (language: Language) => string) {}

  /** Returns the data as JSON. */
  json(language: Language): string {
    const known = this.#texts.get(language);
    if (known !== undefined) return known;
    const text = this.serialise(language);
    this.#texts.set(language, text);
    return text;
  }
}

/** Returns the data of an answer, for callers inside the platform; parses it where it is shared. */
export function plainAnswer(answer: unknown): unknown {
  return answer instanceof SharedAnswer ? JSON.parse(answer.json('zh-CN')) : answer;
}
