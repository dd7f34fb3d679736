import { LANGUAGES, type Language } from '../../lib/base/catalog/languages/language.ts';
import { born, DELHI, type GalleryChart, NATAL, PARIS, SYDNEY, TROMSO } from './gallery-births.ts';

const EVERY_OBJECT = { object_set: 'full' };
const TARGET = { iso: '2026-11-21T12:00:00Z' };

const synastry = (title: string, query?: GalleryChart['query']): GalleryChart => ({
  title,
  path: '/comparative/synastry',
  body: { subject_a: DELHI, subject_b: PARIS, configuration: EVERY_OBJECT },
  ...(query && { query }),
});

const triWheel = (title: string, query?: GalleryChart['query']): GalleryChart => ({
  title,
  path: '/comparative/tri-wheel',
  body: { subject: DELHI, target_datetime: TARGET, configuration: EVERY_OBJECT },
  ...(query && { query }),
});

const natal = (title: string, configuration: object, query?: GalleryChart['query']): GalleryChart => ({
  title,
  path: NATAL,
  body: { subject: DELHI, configuration: { ...EVERY_OBJECT, ...configuration } },
  ...(query && { query }),
});

/** Long names, and texts in a language. */
const inLanguage = (language: Language): GalleryChart => ({
  title: `A long name in a picture in ${language}`,
  path: NATAL,
  body: {
    subject: born('1990-06-15T14:30:00', 48.8566, 2.3522, 'Maria Wilhelmine Friederike von Hohenlohe-Langenburg'),
    configuration: { zodiac_type: 'sidereal', ayanamsa: 'galactic_center_gil_brand', house_system: 'R' },
  },
  query: { language, ...(LANGUAGES.indexOf(language) % 2 === 1 && { layout: 'sheet' }) },
});

/** Every object of a day with eight bodies in Aquarius, in one to three rings, and texts in every language. */
export const DENSE: readonly GalleryChart[] = [
  natal('Moon and Mars between the beginning of their sign and the Ascendant', {}),
  natal('The same in whole signs', { house_system: 'W' }),
  natal('The same for a telephone', {}, { size: '390' }),
  natal('The same as a page of A4', {}, { layout: 'sheet' }),
  natal('The same in equal houses, dark', { house_system: 'A' }, { theme: 'dark', aspect_lines: 'all' }),
  natal('Its Gauquelin sectors', {}, { layout: 'sectors' }),
  {
    title: 'The same without a time',
    path: NATAL,
    body: { subject: { ...DELHI, birth_datetime: { iso: '1962-02-04' }, birth_time_known: false } },
  },
  synastry('Synastry of every object'),
  synastry('Synastry of every object for a telephone', { size: '390' }),
  synastry('Synastry of every object as a page of A4', { layout: 'sheet' }),
  synastry('Synastry of every object as tables', { layout: 'tables' }),
  triWheel('Three rings of every object as tables', { layout: 'tables', theme: 'print' }),
  triWheel('Three rings of every object'),
  triWheel('Three rings of every object for a telephone', { size: '390' }),
  triWheel('Three rings of every object as a page of A4', { layout: 'sheet' }),
  {
    title: 'Three rings, polar, whole signs',
    path: '/comparative/tri-wheel',
    body: { subject: TROMSO, target_datetime: TARGET, configuration: { house_system: 'W' } },
  },
  {
    title: 'Synastry in whole signs, 640 pixels',
    path: '/comparative/synastry',
    body: { subject_a: SYDNEY, subject_b: TROMSO, configuration: { house_system: 'W' } },
    query: { size: '640', theme: 'print' },
  },
  ...LANGUAGES.map(inLanguage),
];
