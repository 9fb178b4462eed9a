import { openPage } from './openPage';

it('opens a page that cannot reach back', () => {
  const page = { opener: window as unknown, location: { href: 'about:blank' } };
  const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);

  expect(openPage('https://venue.example/slot')).toBe(true);

  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(page).toEqual({ opener: null, location: { href: 'https://venue.example/slot' } });
});

it('tells when the browser has blocked it', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);

  expect(openPage('https://venue.example/slot')).toBe(false);
});
