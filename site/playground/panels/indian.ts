import { html, type TemplateResult } from 'lit-html';
import type { VedicChartResponse } from '../../../functions/vedic/chart/contract.ts';
import { formatDegrees } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { capitalize } from '../../../lib/base/text.ts';
import { AYANAMSA_OPTIONS } from '../birth-rows.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, listOptions, type Options } from '../rows.ts';
import { joinWords } from '../shown-words.ts';
import { renderColumns, renderWarnings } from '../tables.ts';

type VedicAnswer = Extract<VedicChartResponse, { readonly output_mode: 'full' }>;
type Vedic = VedicAnswer['data'];
type Point = NonNullable<Vedic['ascendant']> & Partial<Vedic['bodies']['sun']>;

const SECOND_CHARTS = listOptions(VARGAS.slice(1), (varga) => `D${varga} ${VARGA_NAMES[varga]}`);
const FORMS: Options = [
  ['south', 'Southern: signs in their places'],
  ['north', 'Northern: houses in their places'],
];
const NODES = listOptions(['mean', 'true'], (kind) => `${capitalize(kind)} node`);

/** The nine grahas with nakshatras, and a varga next to the chart of the birth. */
export const indianPanel = definePanel<VedicAnswer>({
  id: 'indian',
  summary: 'The nine grahas with their nakshatras, in the chart of the birth and in a varga.',
  rows: [
    choiceRow('varga', 'Second chart', SECOND_CHARTS, { initial: '9' }),
    choiceRow('form', 'Form', FORMS, { isViewOnly: true }),
    choiceRow('ayanamsa', 'Ayanamsa', AYANAMSA_OPTIONS, { initial: 'lahiri' }),
    choiceRow('node', 'Rahu', NODES),
  ],
  buildRequest: ({ varga, ayanamsa, node }, { request: { subject } }) => ({
    name: 'The Indian chart',
    path: '/vedic/chart',
    body: { subject, ayanamsa, node, vargas: [1, Number(varga)] },
  }),
  render({ data }, { entries, natal }) {
    const { language } = natal.entries;
    const layout = entries.form === 'north' && data.ascendant ? 'north' : 'south';
    const second = `d${entries.varga}`;
    return {
      pictures: ['d1', second].map((varga) => ({
        label: `Chart ${varga.toUpperCase()}`,
        query: { varga, layout, language },
      })),
      content: html`${renderWarnings(data.warnings)}${renderGrahas(data, second)}${renderKarakas(data)}`,
    };
  },
});

function renderGrahas({ ascendant, bodies, vargas }: Vedic, varga: string): TemplateResult {
  const second = vargas[varga as keyof typeof vargas];
  const inVarga: Readonly<Record<string, { readonly sign: string } | undefined>> = {
    ...second?.bodies,
    lagna: second?.ascendant,
  };
  const lagna = ascendant && { ...ascendant, house: 1 };
  const rows = Object.entries<Point | undefined>({ lagna, ...bodies }).flatMap(([id, point]) =>
    point ? [{ id, ...point }] : [],
  );
  return renderColumns('Grahas', rows, [
    ['Graha', ({ id }) => capitalize(id)],
    ['Place', ({ sign, sign_longitude }) => `${Object.values(formatDegrees(sign_longitude)).join('')} ${sign}`],
    ['Nakshatra', ({ nakshatra: { name, pada } }) => `${name} ${pada}`],
    ['Lord', ({ nakshatra }) => capitalize(nakshatra.lord)],
    ['House', ({ house }) => house],
    [varga.toUpperCase(), ({ id }) => inVarga[id]?.sign ?? ''],
    [
      'State',
      ({ is_retrograde, combust, state }) =>
        joinWords([is_retrograde ? 'retrograde' : '', combust ? 'combust' : '', state ?? '']),
    ],
  ]);
}

function renderKarakas({ karakas }: Vedic): TemplateResult {
  return renderColumns('Variable significators (chara karakas)', karakas, [
    ['Karaka', ({ karaka }) => capitalize(karaka)],
    ['Graha', ({ body }) => capitalize(body)],
    ['Degrees', ({ degrees }) => `${degrees.toFixed(2)}°`],
  ]);
}
