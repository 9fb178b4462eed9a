/** Prefixes of debit card numbers by bank. No complete list is public, so these are the longest-used ranges. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  ICBC: ['621226', '621225', '622200', '622202', '622203', '622208', '621288', '955880'],
  CCB: ['621700', '622700', '436742', '622280', '623668', '621284'],
  ABC: ['622848', '622845', '622846', '95599', '622821', '623052'],
  BOC: ['621660', '621661', '621663', '456351', '601382', '621756', '621790', '621785'],
  BCM: ['622258', '622260', '622261', '622262', '405512', '601428'],
  CMB: ['621483', '621485', '621486', '622588', '622580', '622609', '410062', '468203'],
  PSBC: ['621799', '622188', '621098', '620062', '622150', '622151'],
  CITIC: ['622690', '622691', '621771', '622696', '621773'],
  CEB: ['622660', '622662', '622663', '622666', '621492'],
  CMBC: ['622622', '622617', '622618', '415599', '621691'],
  CIB: ['622908', '622909', '438588', '622901'],
  SPDB: ['622521', '622522', '622518', '621792', '621793'],
  PAB: ['622298', '622155', '622989', '621626'],
  GDB: ['622568', '621462', '622567'],
};

/**
 * Suggests the bank of a card number as soon as its prefix is known; otherwise the member chooses the bank.
 *
 * @returns one of `codes`; `undefined` when the prefix is unknown
 * @example bankOfNumber('6222 0202', ['ICBC', 'CCB']) // 'ICBC'
 */
export function bankOfNumber(number: string, codes: readonly string[]): string | undefined {
  const digits = number.replace(/\s/g, '');
  return codes.find((code) => BEGINNINGS[code]?.some((beginning) => digits.startsWith(beginning)));
}
