import type { Frame, Page } from '@playwright/test';

/**
 * Finds defects of the zoomed page: a page wider than the window, controls outside it, clipped or covered, truncated
 * words, boxes that scroll sideways and are not reachable by keyboard. Each fault names its element.
 *
 * @param part selector of the checked part of the page, such as an open dialog
 */
export function layoutFaults(page: Page | Frame, part = 'body'): Promise<readonly string[]> {
  const frame = 'mainFrame' in page ? page.mainFrame() : page;
  return frame.evaluate((part) => {
    /** Tolerance for the rounding of adjacent boxes. */
    const TOLERANCE_PX = 1.5;
    const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [tabindex="0"]';
    const root = document.documentElement;

    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}"`;
    /** Returns true for a visible element; texts for screen readers are one pixel large. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      getComputedStyle(element).clipPath === 'none';
    const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const ancestorsOf = (element: Element): Element[] => {
      const parent = element.parentElement;
      return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
    };
    const reaches = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - TOLERANCE_PX && inner.right <= outer.right + TOLERANCE_PX;
    /** Returns the innermost ancestor that clips the box; `undefined` also when an ancestor can scroll to it. */
    const cutterOf = (box: DOMRect, around: readonly Element[]): Element | undefined => {
      for (const element of around) {
        if (scrolls(element) || getComputedStyle(element).clipPath !== 'none') return undefined;
        if (getComputedStyle(element).overflowX !== 'visible' && !reaches(box, element.getBoundingClientRect())) return element;
      }
      return reaches(box, new DOMRect(0, 0, root.clientWidth, 0)) ? undefined : root;
    };

    const seen = [...document.querySelectorAll(`${part} *`)].filter(isSeen);
    const controls = seen.filter((element) => element.matches(CONTROLS));

    const width = root.scrollWidth > root.clientWidth ? [`the page is ${String(root.scrollWidth)} wide`] : [];

    const clipped = controls.flatMap((control) => {
      const cutter = cutterOf(control.getBoundingClientRect(), ancestorsOf(control));
      return cutter === undefined ? [] : [`${nameOf(control)} is clipped by ${nameOf(cutter)}`];
    });

    const cut = seen.flatMap((element) => {
      if (element.children.length > 0 || element.textContent.trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const cutter = cutterOf(range.getBoundingClientRect(), [element, ...ancestorsOf(element)]);
      // A long name may end in an ellipsis, but not on a control: a price without its line means something else.
      const isAbridged = cutter !== undefined && cutter !== root && getComputedStyle(cutter).textOverflow === 'ellipsis';
      return cutter === undefined || (isAbridged && element.closest('button') === null) ? [] : [`${nameOf(element)} is cut off`];
    });

    const unreachable = seen.flatMap((element) =>
      scrolls(element) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches(CONTROLS) &&
      element.querySelector(CONTROLS) === null
        ? [`${nameOf(element)} scrolls sideways and takes no focus`]
        : [],
    );

    const covered = controls.flatMap((control) => {
      if (control.matches(':disabled') || getComputedStyle(control).pointerEvents === 'none') return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, bottom, width: across, height } = control.getBoundingClientRect();
      // A skip link is above the window until it has the focus.
      if (bottom <= 0) return [];
      const hit = document.elementFromPoint(left + across / 2, top + height / 2);
      const label = control.closest('label');
      const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit) === true);
      return isHit ? [] : [`${nameOf(control)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`];
    });
    window.scrollTo(0, 0);

    return [...new Set([...width, ...clipped, ...cut, ...unreachable, ...covered])];
  }, part);
}
