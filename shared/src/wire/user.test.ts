import { check } from './schema';
import { loginResponseSchema } from './login';

const ANSWER = { token: '6f1c0e52', userId: '10001' };

it('answers a login with token and userId [R-LOGIN-05]', () => {
  expect(check(loginResponseSchema, ANSWER)).toEqual({ value: ANSWER });
});

it.each(['token', 'userId'] as const)('refuses an answer without %s [R-LOGIN-05]', (field) => {
  const { [field]: _, ...rest } = ANSWER;

  expect(check(loginResponseSchema, rest).issues).toHaveLength(1);
});
