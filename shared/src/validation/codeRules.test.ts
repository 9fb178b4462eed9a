import texts from '../i18n/locales/zh-CN/shared.json';
import { REGISTER_FORM_RULES } from './accountRules';
import { isMessageCode, isPhoneCheck } from './codeRules';
import { errorOf, findErrors } from './rules';

it.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
])('validates "%s" as a code by message: %s [R-VAL-33]', (code, fits) => {
  expect(isMessageCode(code)).toBe(fits);
});

it.each([
  ['', false],
  ['123', false],
  ['1234', true],
  ['12345', false],
  ['12 4', false],
  ['123a', false],
])('validates "%s" as the middle digits of a phone: %s [R-VAL-36]', (digits, fits) => {
  expect(isPhoneCheck(digits)).toBe(fits);
});

it('requires the agreement for a registration [R-VAL-16]', () => {
  const values = { username: 'linhai88', password: 'linhai888', repeatPassword: 'linhai888' };

  expect(errorOf(findErrors(REGISTER_FORM_RULES, { ...values, agreed: false }), 'agreed')).toBe('validation.agreement_required');
  expect(findErrors(REGISTER_FORM_RULES, { ...values, agreed: true })).toEqual([]);
  expect(texts.validation.agreement_required).toBe('请阅读并同意规则条款与隐私政策');
});
