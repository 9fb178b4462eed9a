import { checkPayoutAccount } from './payoutAccountForm';

describe('a new account', () => {
  it.each([
    [
      { kind: 'bank', code: 'ICBC', number: '6222 0200 0000 0015' },
      { kind: 'bank', bank: 'ICBC', number: '6222020000000015' },
    ],
    [
      { kind: 'virtual', code: 'TRC20', number: ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ' },
      { kind: 'virtual', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    ],
    [
      { kind: 'alipay', code: undefined, number: '13800001111' },
      { kind: 'alipay', account: '13800001111' },
    ],
    [
      { kind: 'alipay', code: undefined, number: 'a@b.cn' },
      { kind: 'alipay', account: 'a@b.cn' },
    ],
  ] as const)('sends the normalised account (%#)', (values, account) => {
    expect(checkPayoutAccount(values)).toEqual({ ok: true, account });
  });

  it.each([
    [
      { kind: 'bank', code: undefined, number: '' },
      { code: 'bank_required', number: 'card_length' },
    ],
    [{ kind: 'bank', code: 'ICBC', number: '6222 0200 0000 001' }, { number: 'card_length' }],
    [{ kind: 'bank', code: 'ICBC', number: '0000 0000 0000 0000' }, { number: 'card_issuer' }],
    [{ kind: 'bank', code: 'ICBC', number: '6222 0200 0000 0016' }, { number: 'card_check_digit' }],
    [{ kind: 'virtual', code: undefined, number: 'x' }, { code: 'network_required' }],
    [
      { kind: 'virtual', code: undefined, number: '' },
      { code: 'network_required', number: 'address_required' },
    ],
    [{ kind: 'virtual', code: 'TRC20', number: '' }, { number: 'address_required' }],
    [{ kind: 'virtual', code: 'ERC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, { number: 'address_format' }],
    [{ kind: 'virtual', code: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6' }, { number: 'address_format' }],
    [{ kind: 'alipay', code: undefined, number: '23800001111' }, { number: 'alipay_format' }],
  ] as const)('reports the faults of each field (%#)', (values, errors) => {
    expect(checkPayoutAccount(values)).toEqual({ ok: false, errors });
  });
});
