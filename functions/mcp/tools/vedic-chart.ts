import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { vedicChart } from '../../vedic/chart/endpoint.ts';
import type { VedicChartResponse } from '../../vedic/chart/response-schema.ts';
import { BirthText } from '../input/birth.ts';
import { describeZodiac } from '../text/chart.ts';
import { formatHouse } from '../text/points.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type Data = Extract<z.output<typeof VedicChartResponse>, { output_mode: 'full' }>['data'];
type Place = NonNullable<Data['ascendant']>;

const LONGEST_NAME = 40;
const MOST_VARGAS = 6;
const DECIMALS = 4;

/** An Indian chart of a birth. */
export const vedicChartTool = defineTool({
  name: 'vedic_chart',
  title: 'Vedic chart',
  description: 'Sidereal chart of a birth: grahas, nakshatras, vargas, karakas, states.',
  input: z.strictObject({
    birth: BirthText,
    zodiac: z.string().max(LONGEST_NAME).optional().meta({ description: 'lahiri (default), raman, …' }),
    vargas: z.array(z.int()).max(MOST_VARGAS).optional().meta({ description: '[9] (default), 10, 60, …' }),
  }),
  output: z.object({ ...birthValues, ...pointValues, ...warningValues }),
  endpoints: [vedicChart],
  run: async ({ birth, zodiac, vargas = [9] }, { ask }) => {
    const body = { subject: birth.subject, vargas, ...(zodiac !== undefined && { ayanamsa: zodiac }) };
    const names = [
      { member: 'subject', argument: 'birth', moveTo: birth.moveTo },
      { member: 'ayanamsa', argument: 'zodiac' },
    ];
    const { data } = await ask<FullAnswer<Data>>({ endpoint: vedicChart, body }, names);
    // A handle stays as it was sent: its bodies are not those of this chart.
    const isKept = typeof birth.subject === 'string' && zodiac === undefined;
    const subject = { ...data.subject, ...(isKept && { handle: birth.subject }) };
    const warnings = toWarningTexts(data.warnings);
    const entries = Object.entries(data.bodies);
    const places: [string, Place][] = [
      ...(data.ascendant ? [['ascendant', data.ascendant] as const] : []),
      ...entries,
    ].map(([id, place]) => [id, place]);
    return {
      lines: [
        ...describeBirth(`Indian chart, ${describeZodiac(data)}, whole-sign houses`, subject),
        ...places.map(([id, place]) => describePlace(id, place, data)),
        `Karakas: ${data.karakas.map(({ karaka, body: holder }) => `${karaka} ${namePoint(holder)}`).join(', ')}`,
        ...toWarningLines(warnings),
      ],
      values: {
        ...toBirthValues(subject),
        points: Object.fromEntries(places.map(([id, { longitude }]) => [id, Number(longitude.toFixed(DECIMALS))])),
        warnings,
      },
    };
  },
});

/** @example describePlace('moon', …) // 'Moon 1°12′ Pisces, Purva Bhadrapada 4 (Jupiter), 5th, friend; Hora Cancer' */
function describePlace(id: string, { longitude, nakshatra }: Place, { bodies, vargas }: Data): string {
  const graha = Object.entries(bodies).find(([body]) => body === id)?.[1];
  const facts = [
    `${namePoint(id)} ${formatDegree(longitude)}${graha?.is_retrograde ? ' retrograde' : ''}`,
    `${nakshatra.name} ${nakshatra.pada} (${namePoint(nakshatra.lord)})`,
    ...(graha?.house === undefined ? [] : [formatHouse(graha.house)]),
    ...(graha?.state ? [graha.state.replaceAll('_', ' ')] : []),
    ...(graha?.combust ? ['combust'] : []),
  ];
  const places = Object.values(vargas).flatMap((varga) => {
    if (!varga) return [];
    const members = { ...varga.bodies, ascendant: varga.ascendant };
    const at = Object.entries(members).find(([body]) => body === id)?.[1];
    return at ? [`${varga.name} ${at.sign}`] : [];
  });
  return [facts.join(', '), ...places].join('; ');
}
