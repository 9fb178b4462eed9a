import { runs } from '@site/shared/testing/runs';
import type { Language } from '../page/language';

const LANGUAGES = ['zh-CN', 'zh-TW'] as const satisfies readonly Language[];

/** Each of these with a language in turn; with both of them in the full suite. */
export function eachInTurn<Case>(cases: readonly Case[]): readonly (readonly [Case, Language])[] {
  return cases.flatMap((one, place) =>
    LANGUAGES.filter((_, index) => runs(place % LANGUAGES.length, index) === index).map((language) => [one, language] as const),
  );
}
