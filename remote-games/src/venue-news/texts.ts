import { typedTranslation } from '@site/shared/i18n';
import venueNews from '../locales/zh-CN/venue_news.json';
import venues from '../locales/zh-CN/venues.json';

export const useTranslation = typedTranslation({ venue_news: venueNews, venues });
