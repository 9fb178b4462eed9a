import { mustBeFen } from '@site/shared/money';
import { checkTransfer } from './transferForm';

const central = mustBeFen(100_000);

describe('the amount to transfer in', () => {
  it.each([
    ['', 'required', 'R-VAL-46'],
    ['  ', 'required', 'R-VAL-46'],
    ['12.345', 'format', 'R-VAL-47'],
    ['1234567890123', 'format', 'R-VAL-48'],
    ['1e3', 'format', 'R-VAL-47'],
  ])('refuses %j as %s [%s]', (text, error) => {
    expect(checkTransfer(text, central)).toEqual({ ok: false, error });
  });

  it.each([
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['1000.01', 'above_balance'],
  ])('refuses %j as %s', (text, error) => {
    expect(checkTransfer(text, central)).toEqual({ ok: false, error });
  });

  it.each([
    ['0.01', 1],
    ['12.3', 1_230],
    ['1000', 100_000],
  ])('reads %j as %s fen', (text, fen) => {
    expect(checkTransfer(text, central)).toEqual({ ok: true, amount: fen });
  });

  it('has no limit while the balance is unknown', () => {
    expect(checkTransfer('5000', undefined)).toEqual({ ok: true, amount: 500_000 });
  });
});
