export {
  contentOf,
  isPictureData,
  openPicture,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  pictureRefusal,
  type OpenedPicture,
  type PictureRefusal,
} from './openPicture';
