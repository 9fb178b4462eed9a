import { EDITIONS } from './services';

it('the editions are classic and professional, and no other [R-ENUM-21]', () => {
  expect(EDITIONS).toEqual(['classic', 'professional']);
});
