export { amountInput, wholeInput } from './amountInput';
export { charactersOf, cutText, firstCharacter } from './cutText';
export { cardInput, codeInput, phoneInput } from './digitsInput';
export type { InputKind, InputNotice, InputReason, Reading } from './inputKind';
export { ignoreRepeatedPresses } from './ignoreRepeatedPresses';
export { readAmount, readWhole } from './readAmount';
export { stripHidden, toHalfWidth } from './plainText';
export { compactInput, nameInput, textInput } from './textInput';
