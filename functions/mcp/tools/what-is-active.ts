import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import type { NatalTransitsResponse } from '../../comparative/natal-transits/contract.ts';
import { natalTransits } from '../../comparative/natal-transits/endpoint.ts';
import type { ProgressedResponse } from '../../natal/progressed/contract.ts';
import { progressed } from '../../natal/progressed/endpoint.ts';
import { active } from '../../timelords/active/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { MomentText } from '../input/moment.ts';
import { BRIEF_OPTIONS, detailShape, toConfiguration } from '../input/settings.ts';
import { type AspectFact, listPointAspects, selectTightest } from '../text/aspects.ts';
import { describeSettings } from '../text/chart.ts';
import { formatHouse, formatPlacement, namePoint } from '../text/points.ts';
import { shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool, type ToolCall } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';
import { describeTimeLords } from './time-lords.ts';

type Transits = Extract<NatalTransitsResponse, { output_mode: 'full' }>['data'];
type Progressed = Extract<ProgressedResponse, { output_mode: 'full' }>['data'];

const BRIEF_ORB_DEG = 1.5;
const DECIMALS = 2;

/** Transits to a birth at a moment, its progressed Moon, and its time lords. */
export const whatIsActiveTool = defineTool({
  name: 'what_is_active',
  title: 'What is active now',
  description:
    'Transits to a birth, now or at a moment: aspects, natal houses, the progressed Moon, and time lords (profection, firdar, releasing, vimshottari).',
  input: z.strictObject({ birth: BirthText, at: MomentText.optional(), ...detailShape }),
  output: z.object({
    ...birthValues,
    at: z.string(),
    aspects: z.array(z.object({ transiting: z.string(), aspect: z.string(), natal: z.string(), orb: z.number() })),
    ...warningValues,
  }),
  endpoints: [natalTransits, progressed, active],
  run: async ({ birth, at, detail }, call) => {
    const iso = at ?? call.now.toISOString();
    const request = {
      subject: birth.subject,
      configuration: toConfiguration({}, birth),
      options: BRIEF_OPTIONS,
    };
    const names = [...listBirthArguments(birth), { member: 'transit_datetime', argument: 'at' }];
    const body = { ...request, transit_datetime: { iso } };
    const { data } = await call.ask<FullAnswer<Transits>>({ endpoint: natalTransits, body }, names);
    const { natal_chart: natal, transit_chart: sky } = data;
    const moon = await progressMoon({ ...request, subject: birth.subject }, sky.subject.datetime_utc, call);
    const isFull = detail === 'full';
    const lords = await describeTimeLords({ birth, iso: sky.subject.datetime_utc, isFull }, call);
    const { aspects, note } = selectTightest(data.aspects, isFull ? Number.POSITIVE_INFINITY : BRIEF_ORB_DEG);
    const warnings = toWarningTexts(natal.warnings, sky.warnings);
    return {
      lines: [
        ...describeBirth(
          `Transits of ${shortenInstant(sky.subject.datetime_utc)}, ${describeSettings(natal)}, to the birth`,
          natal.subject,
        ),
        ...Object.keys(sky.planets).flatMap((id) => describeTransit(id, data, aspects)),
        moon,
        ...lords,
        ...note,
        ...toWarningLines(warnings),
      ],
      values: {
        ...toBirthValues(natal.subject),
        at: sky.subject.datetime_utc,
        aspects: aspects.map(toContact),
        warnings,
      },
    };
  },
});

/** A transiting body with its natal house and its aspects to natal points. */
function describeTransit(id: string, { transit_chart, transit_houses }: Transits, aspects: readonly AspectFact[]) {
  const position = Object.entries(transit_chart.planets).find(([body]) => body === id)?.[1];
  if (!position) return [];
  const house = Object.entries(transit_houses).find(([body]) => body === id)?.[1];
  const place = `${namePoint(id)} ${formatDegree(position.longitude)}${position.is_retrograde ? ' retrograde' : ''}`;
  const where = house === undefined ? place : `${place} in natal ${formatHouse(house)}`;
  return [[where, ...listPointAspects(id, aspects)].join(', ')];
}

const toContact = ({ object1, aspect, object2, orb }: AspectFact) => ({
  transiting: object1,
  aspect,
  natal: object2,
  orb: Number(orb.toFixed(DECIMALS)),
});

/** The line about the Moon of the secondary progression. */
async function progressMoon(request: object, iso: string, { ask }: ToolCall): Promise<string> {
  const body = { ...request, progressed_datetime: { iso } };
  const { data } = await ask<FullAnswer<Progressed>>({ endpoint: progressed, body });
  const { moon } = data.progressed_planets;
  if (!moon) return 'No progressed Moon.';
  return `Progressed Moon ${formatDegree(moon.longitude)}${formatPlacement(moon.house)}`;
}
