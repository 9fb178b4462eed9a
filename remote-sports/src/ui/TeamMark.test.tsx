import { render } from '@testing-library/react';
import type { Sport } from '@site/shared/betting';
import { TeamMark } from './TeamMark';

function mark(id: string, name: string, sport: Sport): HTMLElement {
  return render(<TeamMark team={{ id, name }} sport={sport} />).container;
}

const drawingsIn = (container: HTMLElement) => container.querySelectorAll('svg, img').length;

it('shows the flag of a nation at once, each its own', () => {
  const [france, spain] = [mark('10101', '法国', 'football'), mark('10102', '西班牙', 'football')];
  expect([drawingsIn(france), drawingsIn(spain)]).toEqual([1, 1]);
  expect(france.firstElementChild?.isEqualNode(spain.firstElementChild)).toBe(false);
});

it.each<Sport>(['tennis', 'snooker', 'table-tennis'])('shows the initial of a player in %s, hidden from screen readers', (sport) => {
  const container = mark('30107', '辛纳', sport);
  expect(container).toHaveTextContent(/^辛$/);
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

it.each([
  ['a club of football', '10202', 'football'],
  ['a team of basketball', '20101', 'basketball'],
] as const)('shows the crest of %s at once', (_name, id, sport) => {
  const container = mark(id, '阿森纳', sport);
  expect(drawingsIn(container)).toBe(1);
  expect(container).toHaveTextContent('');
});
