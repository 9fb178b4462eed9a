import type { Condition } from './condition';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const touch: Condition = { name: 'touch, 390 wide', use: PHONE };

/** The same phone with text at 200 %. */
export const largeText: Condition = {
  name: '200 % text',
  use: PHONE,
  prepare: (page) => page.addInitScript(doubleText),
};

function doubleText(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement: root } = document;
    const size = Number.parseFloat(window.getComputedStyle(root).fontSize);
    root.style.setProperty('font-size', `${String(2 * size)}px`, 'important');
  });
}
