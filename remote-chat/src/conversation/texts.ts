import { typedTranslation } from '@site/shared/i18n';
import composer from '../locales/zh-CN/composer.json';
import entry from '../locales/zh-CN/entry.json';
import guest from '../locales/zh-CN/guest.json';
import picture from '../locales/zh-CN/picture.json';
import prediction from '../locales/zh-CN/prediction.json';
import room from '../locales/zh-CN/room.json';
import score from '../locales/zh-CN/score.json';
import screen from '../locales/zh-CN/screen.json';
import talk from '../locales/zh-CN/talk.json';

export const useTranslation = typedTranslation({ composer, entry, guest, picture, prediction, room, score, screen, talk });
