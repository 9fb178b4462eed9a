import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { renderPng } from './renderPng';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 4;

/** Upper case and figures without those that look like another: no 0 and O, 1 and I, 5 and S, 2 and Z, 8 and B, G, L, Q, U and V. */
const CHARACTERS = 'ACDEFHJKMNPRTWXY34679';

const PAPER = '#f2ede1';

/** The module itself draws a given text; its own texts come from a predictable generator. Its types leave that out. */
const drawSvg = svgCaptcha as unknown as (
  text: string,
  options: { readonly width: number; readonly height: number; readonly fontSize: number; readonly noise: number },
) => string;

/** A picture to read a text off. */
export interface DrawnText {
  readonly text: string;
  /** `data:image/png;base64,…`, 160 by 56. */
  readonly image: string;
}

/** Dark bent letters under two lines on paper: some 15 ms. */
export async function drawText(): Promise<DrawnText> {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
  return { text, image: await renderPng(drawSvg(text, { width: WIDTH, height: HEIGHT, fontSize: 54, noise: 2 }), PAPER) };
}
