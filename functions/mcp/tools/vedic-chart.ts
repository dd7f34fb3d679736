import * as z from 'zod';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toWords } from '../../../lib/base/text.ts';
import { active } from '../../timelords/endpoints.ts';
import type { VedicChartResponse } from '../../vedic/chart/contract.ts';
import { vedicChart } from '../../vedic/endpoints.ts';
import { BirthText, chartSettingsShape } from '../input/birth.ts';
import { formatHouse, formatPosition, roundLongitude } from '../text/aspects.ts';
import { describeZodiac } from '../text/chart.ts';
import { keepHandle } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';
import { chooseLords, describeTimeLords, requestTimeLords, type TimeLord } from './time-lords.ts';

type Data = FullAnswer<VedicChartResponse>['data'];
type Place = NonNullable<Data['ascendant']>;

const MOST_VARGAS = 6;

const isDasha = ({ system }: TimeLord): boolean => system === 'vimshottari';

/** An Indian chart of a birth. */
export const vedicChartTool = defineTool({
  name: 'vedic_chart',
  title: 'Vedic chart',
  description:
    'Indian (sidereal) chart of a birth: grahas, nakshatras, vargas, karakas, states, present Vimshottari dasha.',
  input: {
    birth: BirthText,
    zodiac: chartSettingsShape.zodiac.meta({ description: 'lahiri (default), raman, …' }),
    vargas: z.array(z.int()).max(MOST_VARGAS).optional().meta({ description: '[9] (default), 10, 60, …' }),
  },
  output: { ...birthValues, ...pointValues, ...warningValues },
  endpoints: [vedicChart, active],
  members: { ayanamsa: 'zodiac' },
  request: async ({ birth, zodiac, vargas = [9] }, call) => {
    const body = { subject: birth.subject, vargas, ayanamsa: zodiac };
    const { data } = await call.ask<FullAnswer<VedicChartResponse>>({ endpoint: vedicChart, body });
    return {
      data,
      lords: await requestTimeLords(birth, call.now.toISOString(), call, { zodiac_type: 'sidereal', ayanamsa: zodiac }),
    };
  },
  toText: ({ data, lords }, { birth, zodiac }) => {
    const places = Object.entries<Place>({ ...(data.ascendant && { ascendant: data.ascendant }), ...data.bodies });
    return {
      title: `Indian chart, ${describeZodiac(data)}, whole-sign houses`,
      // The bodies of a handle are not those of this chart.
      subject: zodiac === undefined ? keepHandle(data.subject, birth) : data.subject,
      lines: [
        ...places.map(([id, place]) => describeGraha(id, place, data)),
        `Karakas: ${data.karakas.map(({ karaka, body }) => `${karaka} ${namePoint(body)}`).join(', ')}`,
        ...(lords ? describeTimeLords(chooseLords(lords, isDasha), 'full') : []),
      ],
      values: { points: Object.fromEntries(places.map(([id, { longitude }]) => [id, roundLongitude(longitude)])) },
      warnings: data.warnings,
    };
  },
});

/** @example describeGraha('moon', …) // 'Moon 1°12′ Pisces, Purva Bhadrapada 4 (Jupiter), 5th, friend; Hora Cancer' */
function describeGraha(id: string, { longitude, nakshatra }: Place, { bodies, vargas }: Data): string {
  const graha = Object.entries(bodies).find(([body]) => body === id)?.[1];
  const facts = [
    `${namePoint(id)} ${formatPosition({ longitude, is_retrograde: graha?.is_retrograde ?? null })}`,
    `${nakshatra.name} ${nakshatra.pada} (${namePoint(nakshatra.lord)})`,
    ...(graha?.house === undefined ? [] : [formatHouse(graha.house)]),
    ...(graha?.state ? [toWords(graha.state)] : []),
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
