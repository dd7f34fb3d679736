import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { HitsResponse } from '../../acg/hits/contract.ts';
import { hits } from '../../acg/hits/endpoint.ts';
import { BirthText, type WrittenBirth } from '../input/birth.ts';
import { PlaceText } from '../input/place.ts';
import { namePoint } from '../text/points.ts';
import { type AnsweredSubject, describePlace, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { birthValues, describeBirth, listBirthArguments, toBirthValues, warningValues } from './answer-parts.ts';

type Line = HitsResponse['features'][number]['properties'];

const { minimum, maximum } = SIZES.radius_km;
const RADIUS_KM = 700;
const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Lines of astrocartography near a place. */
export const mapTool = defineTool({
  name: 'map',
  title: 'Lines near a place',
  description:
    'Astrocartography: which bodies of a birth are on an angle (MC, IC, ASC, DSC) near a place, nearest first.',
  input: z.strictObject({
    birth: BirthText,
    place: PlaceText,
    radius_km: z.number().min(minimum).max(maximum).default(RADIUS_KM),
  }),
  output: z.object({
    ...birthValues,
    lines: z.array(z.object({ body: z.string(), angle: z.string(), distance_km: z.number() })),
    ...warningValues,
  }),
  endpoints: [hits],
  run: async ({ birth, place, radius_km }, { ask }) => {
    requireTime(birth);
    const body = { subject: birth.subject, location: place, radius_km };
    const names = [
      ...listBirthArguments(birth),
      { member: 'location', argument: 'place', moveTo: (name: string) => name },
    ];
    const found = await ask<HitsResponse>({ endpoint: hits, body }, names);
    const lines = found.features.map(({ properties }) => properties);
    const warnings = toWarningTexts(found.warnings);
    const subject = keepHandle(found.subject, birth);
    return {
      lines: [
        ...describeBirth(`Lines within ${radius_km} km of ${describePlace(found.location)} of the birth`, subject),
        ...(lines.length === 0 ? ['None.'] : lines.map(describeLine)),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(subject), lines: lines.map(toLineValues), warnings },
    };
  },
});

/** @throws ToolFailure without a time of birth, as lines move by a degree in four minutes */
function requireTime({ hasTime }: WrittenBirth): void {
  if (hasTime) return;
  throw ToolFailure.ofArguments([
    { location: 'birth', message: 'has no time; lines move by a degree in four minutes, so a map needs one' },
  ]);
}

function describeLine({ body, angle, distance_km, bearing }: Line): string {
  const direction = bearing === null ? '' : ` ${DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length]}`;
  return `${namePoint(body)} ${angle}: ${Math.round(distance_km)} km${direction}`;
}

const toLineValues = ({ body, angle, distance_km }: Line) => ({ body, angle, distance_km: Math.round(distance_km) });

/** A map has no settings, so its own handle would lose those of a handle that was sent. */
const keepHandle = (answered: AnsweredSubject, { subject }: WrittenBirth): AnsweredSubject =>
  typeof subject === 'string' ? { ...answered, handle: subject } : answered;
