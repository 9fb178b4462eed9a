import { RESPONSE_CODES } from './responseCodes';

/** The error catalogue of the specification, copied number by number. */
const CATALOGUE = [
  [6000, 6001, 6002, 6003, 6004, 6005, 6006, 6007, 6008, 6009],
  [6010, 6011, 6012, 6013, 6014, 6015, 6016, 6017],
  [6021, 6022, 6025, 6026, 6027, 6028, 6029],
  [6030, 6031, 6032, 6033, 6034, 6035, 6036, 6037, 6038, 6039],
  [6066, 6099, 6100, 6110, 6111],
  [6301, 6302, 6303, 6316, 6317, 6318, 6366, 6399],
  [6413, 6415, 6449, 6500, 6501, 6502],
].flat();

describe('the table of response codes', () => {
  it('has exactly the 54 codes of the catalogue, each once [R-ENUM-32]', () => {
    expect(CATALOGUE).toHaveLength(54);
    expect(Object.values(RESPONSE_CODES).sort((a, b) => a - b)).toEqual(CATALOGUE);
  });

  it('starts with success and ends with a suspension that shows nothing', () => {
    expect(RESPONSE_CODES.success).toBe(6000);
    expect(RESPONSE_CODES.suspendedWithoutPopup).toBe(6502);
  });
});
