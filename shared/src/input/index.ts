export { amountInput, wholeInput } from './amountInput';
export { charactersOf, cutText, firstCharacter } from './cutText';
export { cardInput, codeInput, phoneInput } from './digitsInput';
export type { InputKind, InputNotice, InputReason, Reading } from './inputKind';
export { ignoreRepeatedPresses } from './ignoreRepeatedPresses';
export { readAmount, readWhole } from '@site/shared/input/readAmount';
export { stripHidden, toHalfWidth } from '@site/shared/input/plainText';
export { compactInput, nameInput, textInput } from './textInput';
