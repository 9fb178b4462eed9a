import { EDITIONS } from './services';

it('has exactly the editions classic and professional [R-ENUM-21]', () => {
  expect(EDITIONS).toEqual(['classic', 'professional']);
});
