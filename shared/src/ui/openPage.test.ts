import { openPage } from './openPage';

it('opens a page without access to this one', () => {
  const page = { opener: window as unknown, location: { href: 'about:blank' } };
  const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);

  expect(openPage('https://venue.example/slot')).toBe(true);

  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(page).toEqual({ opener: null, location: { href: 'https://venue.example/slot' } });
});

it('returns false if the browser has blocked the page', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);

  expect(openPage('https://venue.example/slot')).toBe(false);
});
