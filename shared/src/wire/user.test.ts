import { check } from './schema';
import { loginResponseSchema } from './login';

const ANSWER = { token: '6f1c0e52', userId: '10001' };

it('a login is answered with token and userId [R-LOGIN-05]', () => {
  expect(check(loginResponseSchema, ANSWER)).toEqual({ value: ANSWER });
});

it.each(['token', 'userId'] as const)('an answer without %s is none [R-LOGIN-05]', (field) => {
  const { [field]: _, ...rest } = ANSWER;

  expect(check(loginResponseSchema, rest).issues).toHaveLength(1);
});
