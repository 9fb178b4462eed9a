import type { Language } from './language';

/**
 * `data` of an answer that is the same for everyone at a time. Each language is validated and serialized once, at its
 * first request.
 */
export class SharedAnswer {
  readonly #texts = new Map<Language, string>();

  /** @param serialise returns valid JSON of the data in a language; called at most once per language */
  constructor(private readonly serialise: (language: Language) => string) {}

  json(language: Language): string {
    const known = this.#texts.get(language);
    if (known !== undefined) return known;
    const text = this.serialise(language);
    this.#texts.set(language, text);
    return text;
  }
}

/** Returns the data of an answer for callers inside the platform. Parses a shared answer. */
export function plainAnswer(answer: unknown): unknown {
  return answer instanceof SharedAnswer ? JSON.parse(answer.json('zh-CN')) : answer;
}
