import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { renderPng } from './renderPng';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 4;

/**
 * Upper-case letters and digits without lookalikes: no 0 and O, 1 and I, 5 and S, 2 and Z, 8 and B, G, L, Q, U and V.
 */
const CHARACTERS = 'ACDEFHJKMNPRTWXY34679';

const PAPER = '#f2ede1';

/**
 * The module's own texts come from a predictable generator, so it gets a text to draw. Its types omit this function.
 */
const drawSvg = svgCaptcha as unknown as (
  text: string,
  options: { readonly width: number; readonly height: number; readonly fontSize: number; readonly noise: number },
) => string;

/** Picture of a text to type in. */
export interface DrawnText {
  readonly text: string;
  /** `data:image/png;base64,…`, 160 by 56. */
  readonly image: string;
}

/** Draws dark bent letters under two lines on paper. Takes about 15 ms. */
export async function drawText(): Promise<DrawnText> {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
  return { text, image: await renderPng(drawSvg(text, { width: WIDTH, height: HEIGHT, fontSize: 54, noise: 2 }), PAPER) };
}
