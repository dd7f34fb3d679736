import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { NatalTransitsResponse } from '../../comparative/contract.ts';
import { natalTransits } from '../../comparative/endpoints.ts';
import { progressed } from '../../natal/endpoints.ts';
import type { ProgressedResponse } from '../../natal/progressed/contract.ts';
import { active } from '../../timelords/endpoints.ts';
import { BirthText, detailShape, toBirthMembers, type WrittenBirth } from '../input/birth.ts';
import { MomentText } from '../input/moment.ts';
import {
  type AspectFact,
  formatHouse,
  formatPlacement,
  formatPosition,
  listPointAspects,
  selectTightest,
} from '../text/aspects.ts';
import { describeSettings } from '../text/chart.ts';
import { shortenInstant } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, type ToolCall, warningValues } from '../tool.ts';
import { describeTimeLords, requestTimeLords } from './time-lords.ts';

type Transits = FullAnswer<NatalTransitsResponse>['data'];
type Progressed = FullAnswer<ProgressedResponse>['data'];

const BRIEF_ORB_DEG = 1.5;
const DECIMALS = 2;

/** Transits to a birth at a moment, its progressed Moon, and its time lords. */
export const whatIsActiveTool = defineTool({
  name: 'what_is_active',
  title: 'What is active now',
  description:
    'Transits to a birth, now or at a moment: aspects, natal houses, progressed Moon, time lords (profection, firdar, releasing, vimshottari).',
  input: { birth: BirthText, at: MomentText.optional(), ...detailShape },
  output: {
    ...birthValues,
    at: z.string(),
    aspects: z.array(z.object({ transiting: z.string(), aspect: z.string(), natal: z.string(), orb: z.number() })),
    ...warningValues,
  },
  endpoints: [natalTransits, progressed, active],
  members: { transit_datetime: 'at' },
  request: async ({ birth, at }, call) => {
    const body = { ...toBirthMembers(birth), transit_datetime: { iso: at ?? call.now.toISOString() } };
    const { data } = await call.ask<FullAnswer<NatalTransitsResponse>>({ endpoint: natalTransits, body });
    const iso = data.transit_chart.subject.datetime_utc;
    return {
      data,
      moon: await requestProgressedMoon(birth, iso, call),
      lords: await requestTimeLords(birth, iso, call),
    };
  },
  toText: ({ data, moon, lords }, { detail }) => {
    const { natal_chart: natal, transit_chart: sky } = data;
    const { datetime_utc } = sky.subject;
    const { aspects, note } = selectTightest(data.aspects, detail, BRIEF_ORB_DEG);
    return {
      title: `Transits of ${shortenInstant(datetime_utc)}, ${describeSettings(natal)}, to the birth`,
      subject: natal.subject,
      lines: [
        ...Object.keys(sky.planets).flatMap((id) => describeTransit(id, data, aspects)),
        describeProgressedMoon(moon),
        ...(lords ? describeTimeLords(lords, detail) : []),
        ...note,
      ],
      values: { at: datetime_utc, aspects: aspects.map(toContact) },
      warnings: [...natal.warnings, ...sky.warnings],
    };
  },
});

/** A transiting body with its natal house and its aspects to natal points. */
function describeTransit(id: string, { transit_chart, transit_houses }: Transits, aspects: readonly AspectFact[]) {
  const position = Object.entries(transit_chart.planets).find(([body]) => body === id)?.[1];
  if (!position) return [];
  const house = Object.entries(transit_houses).find(([body]) => body === id)?.[1];
  const place = `${namePoint(id)} ${formatPosition(position)}`;
  const where = house === undefined ? place : `${place} in natal ${formatHouse(house)}`;
  return [[where, ...listPointAspects(id, aspects)].join(', ')];
}

const toContact = ({ object1, aspect, object2, orb }: AspectFact) => ({
  transiting: object1,
  aspect,
  natal: object2,
  orb: Number(orb.toFixed(DECIMALS)),
});

type ProgressedMoon = Progressed['progressed_planets']['moon'];

/** The Moon of the secondary progression. */
async function requestProgressedMoon(birth: WrittenBirth, iso: string, { ask }: ToolCall): Promise<ProgressedMoon> {
  const body = { ...toBirthMembers(birth), progressed_datetime: { iso } };
  const { data } = await ask<FullAnswer<ProgressedResponse>>({ endpoint: progressed, body });
  return data.progressed_planets.moon;
}

const describeProgressedMoon = (moon: ProgressedMoon): string =>
  moon ? `Progressed Moon ${formatDegree(moon.longitude)}${formatPlacement(moon.house)}` : 'No progressed Moon.';
