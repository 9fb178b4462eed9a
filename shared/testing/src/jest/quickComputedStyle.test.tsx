import { render, screen } from '@testing-library/react';

/**
 * Elements of every kind whose display a browser's style sheet decides by more than the tag name, with inherited and
 * other styles.
 */
const page = (
  <>
    <main>
      <h1>a</h1>
      <section>
        <p>
          a<b>b</b>
        </p>
        <ul>
          <li>a</li>
        </ul>
      </section>
      <table>
        <tbody>
          <tr>
            <td>a</td>
          </tr>
        </tbody>
      </table>
    </main>
    <form>
      <input />
      <input type="hidden" />
      <input type="checkbox" />
      <input type="color" />
      <input type="color" list="colours" />
      <meter />
      <progress />
      <textarea />
      <select>
        <option>a</option>
      </select>
    </form>
    <details>
      <summary>a</summary>
      <p>b</p>
    </details>
    <details open>
      <p>b</p>
    </details>
    <dialog>a</dialog>
    <dialog open>a</dialog>
    <div hidden>
      a<i>b</i>
    </div>
    <ruby>
      <rt>a</rt>
      <rp>b</rp>
    </ruby>
    <rt>a</rt>
    <svg>
      <title>a</title>
      <path />
    </svg>
    <div style={{ visibility: 'hidden', pointerEvents: 'none' }}>
      <p>
        a<i style={{ visibility: 'visible', pointerEvents: 'auto' }}>b</i>
      </p>
      <p style={{ visibility: 'unset', pointerEvents: 'unset', opacity: 'unset' }}>a</p>
      <p style={{ visibility: 'inherit', pointerEvents: 'inherit' }}>a</p>
    </div>
    <p style={{ display: 'none' }}>a</p>
    <p style={{ display: 'unset' }}>a</p>
    <p style={{ display: 'flex', opacity: 0, color: 'red', position: 'fixed' }}>a</p>
    <div style={{ overflow: 'hidden', width: 10, height: 10, clipPath: 'none', direction: 'rtl' }}>
      <p style={{ overflowX: 'hidden', direction: 'inherit' }}>a</p>
    </div>
    <div dir="rtl">
      <p>a</p>
    </div>
    <p style={{ display: 'block' }} hidden>
      a
    </p>
  </>
);

const PROPERTIES = [
  ...['display', 'visibility', 'opacity', 'pointer-events', 'content-visibility', 'color', 'position', 'overflow', 'overflow-x'],
  ...['clip', 'clip-path', 'width', 'height', 'direction'],
];

function readPage(): readonly unknown[] {
  return Array.from(document.querySelectorAll('*:not(style)'), (element) => {
    const style = getComputedStyle(element);
    const { display, visibility, opacity, pointerEvents, color, position, overflow, clipPath, width, direction } = style;
    const asked = PROPERTIES.map((property) => style.getPropertyValue(property));
    return {
      tag: element.tagName,
      display,
      visibility,
      opacity,
      pointerEvents,
      color,
      position,
      overflow,
      clipPath,
      width,
      direction,
      asked,
      all: Array.from(style),
    };
  });
}

afterEach(() => document.head.replaceChildren());

function addStyleSheet(rules: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = rules;
  document.head.append(sheet);
}

describe('the quick computed style', () => {
  it('returns the same as jsdom, and leaves pages with a style sheet to jsdom', () => {
    render(page);
    const quickly = readPage();
    addStyleSheet('');
    expect(document.styleSheets).toHaveLength(1);
    expect(quickly).toEqual(readPage());
    expect(quickly.length).toBeGreaterThan(40);
  });

  it('reflects changes of the page', () => {
    render(
      <div>
        <p className="gone">text</p>
      </div>,
    );
    const text = screen.getByText('text');
    expect(text).toBeVisible();
    document.body.style.visibility = 'hidden';
    expect(text).not.toBeVisible();
    document.body.style.visibility = '';
    expect(text).toBeVisible();
    text.hidden = true;
    expect(getComputedStyle(text).display).toBe('none');
    text.hidden = false;
    expect(getComputedStyle(text).display).toBe('block');
    addStyleSheet('.gone { display: none }');
    expect(text).not.toBeVisible();
  });
});
