import { html, type TemplateResult } from 'lit-html';
import type { VedicChartResponse } from '../../../functions/vedic/chart/contract.ts';
import { formatDegrees } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../../../lib/base/catalog/ayanamsas.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { capitalize } from '../../../lib/base/text.ts';
import { definePanel, type PanelContext, type PanelView } from '../panel.ts';
import { choiceRow, type Options } from '../rows.ts';
import { renderRow, renderScrollTable, renderWarnings } from '../tables.ts';

type VedicAnswer = Extract<VedicChartResponse, { readonly output_mode: 'full' }>;
type Vedic = VedicAnswer['data'];

const VARGA_OPTIONS: Options = VARGAS.filter((varga) => varga > 1).map((varga) => [
  String(varga),
  `D${varga} ${VARGA_NAMES[varga]}`,
]);
const AYANAMSA_OPTIONS: Options = AYANAMSA_IDS.map((id) => [id, AYANAMSAS[id].name]);
const FORMS: Options = [
  ['south', 'Southern: signs in their places'],
  ['north', 'Northern: houses in their places'],
];
const NODES: Options = [
  ['mean', 'Mean node'],
  ['true', 'True node'],
];

/** The nine grahas with nakshatras, and a varga next to the chart of the birth. */
export const indianPanel = definePanel<VedicAnswer>({
  id: 'indian',
  summary: 'The nine grahas with their nakshatras, in the chart of the birth and in a varga.',
  rows: [
    choiceRow('varga', 'Second chart', VARGA_OPTIONS, { initial: '9' }),
    choiceRow('form', 'Form', FORMS, { isViewOnly: true }),
    choiceRow('ayanamsa', 'Ayanamsa', AYANAMSA_OPTIONS, { initial: 'lahiri' }),
    choiceRow('node', 'Rahu', NODES),
  ],
  buildRequest: ({ varga, ayanamsa, node }, { request: { subject } }) => ({
    name: 'The Indian chart',
    path: '/vedic/chart',
    body: { subject, ayanamsa, node, vargas: [1, Number(varga)] },
  }),
  render: ({ data }, context) => renderVedic(data, context),
});

function renderVedic(data: Vedic, { entries, natal }: PanelContext): PanelView {
  const { warnings, ascendant } = data;
  const { language } = natal.entries;
  const layout = entries.form === 'north' && ascendant ? 'north' : 'south';
  const pictures = ['d1', `d${entries.varga}`].map((varga) => ({
    label: `Chart ${varga.toUpperCase()}`,
    query: { varga, layout, language },
  }));
  return {
    pictures,
    content: html`${renderWarnings(warnings)}${renderGrahas(data, Number(entries.varga))}${renderKarakas(data)}`,
  };
}

function renderGrahas({ ascendant, bodies, vargas }: Vedic, varga: number): TemplateResult {
  const second = vargas[`d${varga}` as keyof typeof vargas];
  const point = (name: string, place: NonNullable<typeof ascendant>, further: readonly string[]): TemplateResult => {
    const { degrees, minutes } = formatDegrees(place.sign_longitude);
    const { nakshatra } = place;
    return renderRow(name, [
      `${degrees}${minutes} ${place.sign}`,
      `${nakshatra.name} ${nakshatra.pada}`,
      capitalize(nakshatra.lord),
      ...further,
    ]);
  };
  const rows = Object.entries(bodies).flatMap(([id, place]) => {
    if (!place) return [];
    const states = [place.is_retrograde ? 'retrograde' : '', place.combust ? 'combust' : '', place.state ?? ''];
    const inVarga = second?.bodies[id as keyof typeof second.bodies]?.sign ?? '';
    return [
      point(capitalize(id), place, [
        place.house ? String(place.house) : '',
        inVarga,
        states.filter(Boolean).join(', ').replaceAll('_', ' '),
      ]),
    ];
  });
  const headings = ['Graha', 'Place', 'Nakshatra', 'Lord', 'House', `D${varga}`, 'State'];
  const first = ascendant ? [point('Lagna', ascendant, ['1', second?.ascendant?.sign ?? '', ''])] : [];
  return renderScrollTable('Grahas', headings, [...first, ...rows]);
}

function renderKarakas({ karakas }: Vedic): TemplateResult {
  const rows = karakas.map(({ karaka, body, degrees }) =>
    renderRow(capitalize(karaka), [capitalize(body), `${degrees.toFixed(2)}°`]),
  );
  return renderScrollTable('Variable significators (chara karakas)', ['Karaka', 'Graha', 'Degrees'], rows);
}
