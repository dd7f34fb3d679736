import { INPUT_FORMATS, OUTPUT_FORMATS } from '../../../lib/bulk/task.ts';
import { WHEEL_THEMES } from '../../../lib/draw/kit/themes.ts';
import { MAP_PROJECTIONS } from '../../../lib/draw/map/map-picture.ts';
import { ASPECT_LINES, NATAL_LAYOUTS, WHEEL_LAYOUTS, WHEEL_ORIENTATIONS } from '../../../lib/draw/wheel/wheel.ts';
import { PRESETS } from '../../../lib/requests/chart/natal-request.ts';
import {
  DATED_CHART_FORMATS,
  DATED_FORMATS,
  DATED_PICTURE_FORMATS,
  DATED_ROW_FORMATS,
  FORMATS,
  TABLE_FORMATS,
} from '../../../lib/requests/format.ts';
import { MAP_FORMATS } from '../../../lib/requests/map-picture.ts';
import { VERBOSITIES } from '../../../lib/requests/options.ts';
import { PICTURE_FORMATS, SWITCHES } from '../../../lib/requests/picture.ts';
import { PICTURE_MEMBER_FORMS } from '../../../lib/requests/picture-member.ts';
import { listChoices } from './choice.ts';

/** What a format is where a list says nothing else of it. */
const FORMAT_MEANINGS = {
  json: 'Objects with named members.',
  llm_v2: 'Rows for a language model, each column named once; also sent as `llm`.',
  csv: 'A table of comma-separated values, one row for each event.',
  ics: 'An iCalendar file, one entry for each event.',
  svg: 'The chart wheel as a picture.',
  png: 'The same picture in pixels.',
  pdf: 'The same picture as a page to print.',
};

const WITHOUT_CHART = {
  csv: 'A table of comma-separated values, one row for each event; a chart is left out.',
  ics: 'An iCalendar file, one entry for each event; a chart is left out.',
};

const LAYOUT_MEANINGS = {
  wheel: 'The wheel alone.',
  sheet: 'A page of the format A4: the wheel, positions, houses, balance and a grid of aspects.',
  tables: 'The same page without the wheel, with a larger grid that has orbs.',
};

/** Formats of answers, and the look of pictures. */
export const FORMAT_CHOICES = {
  presets: listChoices(PRESETS, {
    full: 'The whole chart.',
    simple: 'Sun to Pluto, cusps, angles and major aspects.',
  }),
  formats: listChoices(FORMATS, FORMAT_MEANINGS),
  table_formats: listChoices(TABLE_FORMATS, {
    json: 'Names of columns, and rows as lists.',
    llm_v2: 'The same with shorter numbers and dates, for a language model; also sent as `llm`.',
    csv: 'A table of comma-separated values.',
  }),
  dated_formats: listChoices(DATED_FORMATS, FORMAT_MEANINGS),
  dated_row_formats: listChoices(DATED_ROW_FORMATS, { ...FORMAT_MEANINGS, ...WITHOUT_CHART }),
  dated_chart_formats: listChoices(DATED_CHART_FORMATS, {
    ...FORMAT_MEANINGS,
    ...WITHOUT_CHART,
    svg: 'The chart wheel, or the events over time, as a picture.',
  }),
  dated_picture_formats: listChoices(DATED_PICTURE_FORMATS, {
    ...FORMAT_MEANINGS,
    svg: 'The events over time as a picture.',
  }),
  picture_formats: listChoices(PICTURE_FORMATS, FORMAT_MEANINGS),
  answer_pictures: listChoices(PICTURE_MEMBER_FORMS, {
    svg: 'The document as text.',
    png: 'The file in base64.',
    link: 'The address of the document, which lasts 30 days.',
  }),
  map_formats: listChoices(MAP_FORMATS, {
    ...FORMAT_MEANINGS,
    json: 'GeoJSON.',
    svg: 'The map over coastlines as a picture.',
  }),
  map_projections: listChoices(MAP_PROJECTIONS, {
    equirectangular: 'Degrees of latitude and longitude at equal distances.',
    mercator: 'Angles as they are; no poles.',
  }),
  picture_themes: listChoices(WHEEL_THEMES, {
    light: 'Dark lines on white.',
    dark: 'Light lines on black.',
    print: 'Black lines on white; aspects differ by their dashes.',
    colorblind: 'Blue and orange on a light background, distinguishable with any color vision.',
  }),
  picture_layouts: listChoices(WHEEL_LAYOUTS, LAYOUT_MEANINGS),
  natal_picture_layouts: listChoices(NATAL_LAYOUTS, {
    ...LAYOUT_MEANINGS,
    sectors: 'The 36 Gauquelin sectors with the bodies.',
  }),
  picture_orientations: listChoices(WHEEL_ORIENTATIONS, {
    ascendant_left: 'The Ascendant on the left.',
    aries_left: '0° Aries on the left.',
    midheaven_top: 'The Midheaven at the top.',
  }),
  aspect_lines: listChoices(ASPECT_LINES, {
    closest: 'Conjunctions and 40 others, major ones and those of Sun to Pluto and the angles first, by orb.',
    all: 'Every aspect of the answer that is one of longitudes.',
    major: 'Conjunctions, sextiles, squares, trines and oppositions.',
    none: 'No lines.',
  }),
  switches: listChoices(SWITCHES, { on: 'Shown.', off: 'Left out.' }),
  bulk_input_formats: listChoices(INPUT_FORMATS, {
    ndjson: 'A JSON object in each line.',
    csv: 'A header with names of members, then a row for each record.',
    aaf: 'AAF 97, the format of exchange of German programs.',
    adb: 'The XML of Astro-Databank.',
    astrolog: 'Chart info of Astrolog.',
    jhd: 'A file of Jagannatha Hora, one birth.',
  }),
  bulk_output_formats: listChoices(OUTPUT_FORMATS, {
    parquet: 'Apache Parquet.',
    ndjson: 'A JSON object in each line.',
    csv: 'A header with names of columns, then a row for each record.',
  }),
  verbosities: listChoices(VERBOSITIES, {
    minimal: 'Longitude, sign, house and retrogression.',
    standard: 'Also latitude, distance, speed and motion.',
    detailed: 'Also equatorial places, dignities, element, modality and the astronomy of the moment.',
  }),
};
