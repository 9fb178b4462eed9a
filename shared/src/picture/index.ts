export { contentOf, PICTURE_MAX_BYTES } from './openPicture';
export { PictureInput } from './PictureInput';
export { PictureProblems } from './PictureProblems';
export { useDroppedFiles } from './useDroppedFiles';
export { usePictureFiles, type ChosenPicture, type PictureFiles, type PictureProblem } from './usePictureFiles';
