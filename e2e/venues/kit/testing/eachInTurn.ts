import { runs } from '@site/testing/runs';
import type { Language } from '../page/language';

const LANGUAGES = ['zh-CN', 'zh-TW'] as const satisfies readonly Language[];

/** Pairs each case with one language in turn; in the full suite with both languages. */
export function eachInTurn<Case>(cases: readonly Case[]): readonly (readonly [Case, Language])[] {
  return cases.flatMap((one, place) =>
    LANGUAGES.filter((_, index) => runs(place % LANGUAGES.length, index) === index).map((language) => [one, language] as const),
  );
}
