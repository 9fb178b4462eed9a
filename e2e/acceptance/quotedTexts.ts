import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegister } from './register';

/** Chinese text that a row of the register quotes. Its characters are exact, half-width commas included. */
export interface QuotedText {
  readonly id: string;
  readonly owner: string;
  readonly text: string;
}

const REGISTER = path.join(__dirname, 'requirements.tsv');

/** A run of Chinese characters, with the punctuation between them. */
const QUOTED = /\p{Script=Han}(?:[\p{Script=Han}\p{P}]*\p{Script=Han})?/gu;

/** Returns every Chinese text of the register, once for each row that quotes it. */
export function readQuotedTexts(): readonly QuotedText[] {
  return parseRegister(readFileSync(REGISTER, 'utf8')).flatMap(({ id, owner, requirement }) =>
    [...requirement.matchAll(QUOTED)].map(([text]) => ({ id, owner, text })),
  );
}
