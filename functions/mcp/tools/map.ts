import * as z from 'zod';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { HitsResponse } from '../../acg/contract.ts';
import { hits } from '../../acg/endpoints.ts';
import { BirthText, PlaceText, requireTime } from '../input/birth.ts';
import { PICTURE_APP, toMapLink } from '../picture-link.ts';
import { describePlace, keepHandle } from '../text/subject.ts';
import { birthValues, defineTool, warningValues } from '../tool.ts';

type Line = HitsResponse['features'][number]['properties'];

const { minimum, maximum } = SIZES.radius_km;
const RADIUS_KM = 700;
const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Lines of astrocartography near a place. */
export const mapTool = defineTool({
  name: 'map',
  title: 'Lines near a place',
  description: 'Astrocartography: which bodies of a birth are on an angle (MC, IC, ASC, DSC) near a place.',
  input: {
    birth: BirthText,
    place: PlaceText,
    radius_km: z.number().min(minimum).max(maximum).default(RADIUS_KM),
  },
  output: {
    ...birthValues,
    lines: z.array(z.object({ body: z.string(), angle: z.string(), distance_km: z.number() })),
    ...warningValues,
  },
  app: PICTURE_APP.uri,
  endpoints: [hits],
  members: { location: 'place' },
  request: ({ birth, place, radius_km }, { ask }) => {
    requireTime(birth, 'lines move by a degree in four minutes, so a map needs one');
    return ask<HitsResponse>({ endpoint: hits, body: { subject: birth.subject, location: place, radius_km } });
  },
  toText: ({ features, location, subject, warnings }, { birth, radius_km }) => {
    const lines = features.map(({ properties }) => properties);
    const answered = keepHandle(subject, birth);
    return {
      title: `Lines within ${radius_km} km of ${describePlace(location)} of the birth`,
      subject: answered,
      lines: lines.length === 0 ? ['None.'] : lines.map(describeLine),
      values: { lines: lines.map(toLineValues) },
      warnings,
      links: toMapLink(answered.handle),
    };
  },
});

function describeLine({ body, angle, distance_km, bearing }: Line): string {
  const direction = bearing === null ? '' : ` ${DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length]}`;
  return `${namePoint(body)} ${angle}: ${Math.round(distance_km)} km${direction}`;
}

const toLineValues = ({ body, angle, distance_km }: Line) => ({ body, angle, distance_km: Math.round(distance_km) });
