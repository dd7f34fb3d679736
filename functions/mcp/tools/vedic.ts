import * as z from 'zod';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toWords } from '../../../lib/base/text.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../../../lib/contract/services.ts';
import { active } from '../../timelords/endpoints.ts';
import type { VedicChartResponse } from '../../vedic/chart/contract.ts';
import {
  ashtakavarga,
  dashas,
  matching,
  panchanga,
  sadeSati,
  shadbala,
  varshaphala,
  vedicChart,
  yogas,
} from '../../vedic/endpoints.ts';
import { timeOfBirth } from '../input/arguments-of-members.ts';
import { BirthText, chartSettingsShape, type WrittenBirth } from '../input/birth.ts';
import { addDays, MomentText } from '../input/moment.ts';
import { formatHouse, formatPosition, roundLongitude } from '../text/aspects.ts';
import { describeZodiac } from '../text/chart.ts';
import { describeRows, type RowAnswer } from '../text/rows.ts';
import { keepHandle } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, type ToolCall, warningValues } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { chooseLords, describeTimeLords, requestTimeLords, type TimeLord, type TimeLords } from './time-lords.ts';

type Data = FullAnswer<VedicChartResponse>['data'];
type Place = NonNullable<Data['ascendant']>;

/** What the requests of sections are made of. */
interface SectionFacts {
  readonly birth: WrittenBirth;
  /** The second birth of a matching, in which the other is the bride's. */
  readonly groom: WrittenBirth | undefined;
  /** Moment of the call, local or with its offset. */
  readonly at: string | undefined;
  readonly now: string;
  /** The birth as the chart states it. */
  readonly born: Data['subject'];
}

/** A section of the answer: an endpoint, whose rows it is, and the members of its request other than the zodiac. */
interface Section {
  readonly endpoint: Endpoint<keyof CalledEndpointServices>;
  readonly members: (facts: SectionFacts) => object;
}

const ofBirth = ({ birth }: SectionFacts) => ({ subject: birth.subject });
const ofLife = ({ birth, at }: SectionFacts) => ({
  subject: birth.subject,
  ...(at !== undefined && { target_datetime: { iso: at } }),
});

/** The periods of the next ten years. */
const DASHA_DAYS = 3652;
const ofNextYears = (facts: SectionFacts) => {
  const start_date = facts.at ?? facts.now;
  return { ...ofLife(facts), levels: 2, start_date, end_date: addDays(start_date, DASHA_DAYS) };
};

/** @throws ToolFailure without a second birth */
function ofTwo({ birth, groom }: SectionFacts) {
  if (groom) return { bride: birth.subject, groom: groom.subject };
  const message = 'is missing; matching compares birth, the bride, with the groom';
  throw ToolFailure.ofArguments([{ location: 'groom', message }]);
}

/** Of a moment; years before the common era have a sign. */
const DATE = /^[+-]?\d+-\d\d-\d\d/;

/** A day at the birthplace, by default that of the birth. */
function ofDay({ at, born: { latitude, longitude, timezone, datetime } }: SectionFacts) {
  const location = { latitude, longitude, ...(timezone !== null && { timezone }) };
  const moment = at ?? datetime;
  return { location, date: DATE.exec(moment)?.[0] ?? moment };
}

/** The sections other than the chart. One more is a line. */
const SECTIONS = {
  dashas: { endpoint: dashas, members: ofNextYears },
  panchanga: { endpoint: panchanga, members: ofDay },
  sade_sati: { endpoint: sadeSati, members: (facts) => ({ ...ofLife(facts), levels: 1 }) },
  yogas: { endpoint: yogas, members: ofBirth },
  ashtakavarga: { endpoint: ashtakavarga, members: ofBirth },
  shadbala: { endpoint: shadbala, members: ofBirth },
  matching: { endpoint: matching, members: ofTwo },
  varshaphala: { endpoint: varshaphala, members: ofLife },
} as const satisfies Readonly<Record<string, Section>>;

const CHART = 'chart';
const SECTION_IDS = [CHART, ...(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])] as const;

/** A section as its endpoint answers it. */
interface AnsweredSection {
  readonly id: string;
  readonly data: RowAnswer & { readonly warnings?: readonly Warning[] };
}

const MOST_VARGAS = 6;

const isDasha = ({ system }: TimeLord): boolean => system === 'vimshottari';

/** Indian astrology of a birth. */
export const vedicTool = defineTool({
  name: 'vedic',
  title: 'Vedic astrology',
  description: 'Indian (sidereal) astrology of a birth; default chart, with vargas, karakas and the present dasha.',
  input: {
    birth: BirthText,
    sections: z
      .array(z.enum(SECTION_IDS))
      .min(1)
      .max(SECTION_IDS.length)
      .optional()
      .transform((ids = [CHART]) => [...new Set(ids)]),
    groom: BirthText.optional().meta({ description: 'For matching; birth is the bride' }),
    at: MomentText.optional().meta({ description: 'Default now; panchanga: birth' }),
    zodiac: chartSettingsShape.zodiac.meta({ description: 'Default lahiri' }),
    vargas: z.array(z.int()).max(MOST_VARGAS).optional().meta({ description: 'Default [9]' }),
  },
  output: { ...birthValues, ...pointValues, ...warningValues },
  endpoints: [vedicChart, active, ...Object.values(SECTIONS).map(({ endpoint }) => endpoint)],
  members: {
    ...{ bride: 'birth', 'bride.birth_time_known': timeOfBirth('birth') },
    ...{ groom: 'groom', 'groom.birth_time_known': timeOfBirth('groom') },
    ...{ ayanamsa: 'zodiac', target_datetime: 'at', start_date: 'at', end_date: 'at', date: 'at' },
  },
  request: async ({ birth, groom, sections, at, zodiac, vargas = [9] }, call) => {
    const body = { subject: birth.subject, vargas, ayanamsa: zodiac };
    const { data } = await call.ask<FullAnswer<VedicChartResponse>>({ endpoint: vedicChart, body });
    const now = call.now.toISOString();
    const hasChart = sections.includes(CHART);
    const sidereal = { zodiac_type: 'sidereal', ayanamsa: zodiac };
    const lords = hasChart ? await requestTimeLords(birth, at ?? now, call, sidereal) : undefined;
    const facts = { birth, groom, at, now, born: data.subject };
    const others = sections.filter((id) => id !== CHART);
    return { data, lords, parts: await Promise.all(others.map((id) => askSection(id, { facts, zodiac }, call))) };
  },
  toText: ({ data, lords, parts }, { birth, sections, zodiac }) => {
    const places = listPlaces(data);
    return {
      title: `Indian chart, ${describeZodiac(data)}, whole-sign houses`,
      // The bodies of a handle are not those of this chart.
      subject: zodiac === undefined ? keepHandle(data.subject, birth) : data.subject,
      lines: [
        ...(sections.includes(CHART) ? describeVedicChart(data, lords) : []),
        ...parts.flatMap(({ id, data: rows }) => [`${toWords(id)}:`, ...describeRows(rows)]),
      ],
      values: { points: Object.fromEntries(places.map(([id, { longitude }]) => [id, roundLongitude(longitude)])) },
      warnings: [...data.warnings, ...parts.flatMap(({ data: { warnings = [] } }) => warnings)],
    };
  },
});

async function askSection(
  id: keyof typeof SECTIONS,
  { facts, zodiac }: { readonly facts: SectionFacts; readonly zodiac: string | undefined },
  { ask }: ToolCall,
): Promise<AnsweredSection> {
  const { endpoint, members } = SECTIONS[id];
  const body = { ...members(facts), ayanamsa: zodiac };
  const { data } = await ask<Pick<AnsweredSection, 'data'>>({ endpoint, query: { format: 'llm_v2' }, body });
  return { id, data };
}

const listPlaces = ({ ascendant, bodies }: Data) =>
  Object.entries<Place>({ ...(ascendant && { ascendant }), ...bodies });

const describeVedicChart = (data: Data, lords: TimeLords | undefined): readonly string[] => [
  ...listPlaces(data).map(([id, place]) => describeGraha(id, place, data)),
  `Karakas: ${data.karakas.map(({ karaka, body }) => `${karaka} ${namePoint(body)}`).join(', ')}`,
  ...(lords ? describeTimeLords(chooseLords(lords, isDasha), 'full') : []),
];

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
