import { SAFE } from '@site/shared/wire/security';
import { createClock } from '../kernel';
import { createUsedNonces } from './usedNonces';

it('a nonce is used once while a message with it could be accepted, and is forgotten after that', () => {
  const clock = createClock(() => 0);
  const nonces = createUsedNonces(clock);
  expect(nonces.use('a')).toBe(true);

  clock.advance(2 * SAFE.windowMs);
  expect(nonces.use('a')).toBe(false);
  clock.advance(1);
  expect(nonces.use('a')).toBe(true);
});

it('what is remembered is bounded by the calls of two windows', () => {
  const clock = createClock(() => 0);
  const nonces = createUsedNonces(clock);
  for (let call = 0; call < 5_000; call += 1) {
    nonces.use(String(call));
    clock.advance(SAFE.windowMs / 500);
  }

  expect(nonces.size).toBeLessThanOrEqual(1_001);
});
