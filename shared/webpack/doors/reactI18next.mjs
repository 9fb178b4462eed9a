/** The part of react-i18next that is used. Imported by another name of the package: its own leads to this module. */
export { I18nextProvider, initReactI18next, useTranslation } from '#react-i18next';
