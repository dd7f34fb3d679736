import * as z from 'zod';
import { ECLIPSE_KINDS, ECLIPSE_PICTURES } from '../../../lib/base/catalog/eclipses.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { DATED_PICTURE_FORMATS } from '../../../lib/requests/format.ts';
import { Location } from '../../../lib/requests/location.ts';
import { mapQuery } from '../../../lib/requests/map-picture.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { datedPictureFormat } from '../../../lib/requests/picture.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

const { eclipses: ECLIPSES, eclipse_paths: PATHS, eclipse_magnitude: MAGNITUDE, eclipse_curves: CURVES } = SIZES;

const DEFAULT_COUNT = 10;

export const EclipsesQuery = mapQuery(
  datedPictureFormat(DATED_PICTURE_FORMATS, 'the first eclipse on a map, or how it looks from the place'),
  {
    picture: nameEnum(ECLIPSE_PICTURES).optional().meta({
      description:
        'What a picture shows of the first eclipse: `map` the path of a solar one and curves of equal magnitude; `discs` how it looks from `location`, with the zenith above. Default `discs` with a location, else `map`',
      example: 'map',
    }),
  },
);

export const EclipsesRequest = z
  .strictObject({
    start_date: dateText('Beginning of the search', '2026-01-01'),
    end_date: dateText('End of the search; absent: as far as `count` reaches', '2027-01-01').optional(),
    kind: nameEnum(ECLIPSE_KINDS).default('both').meta({
      description: 'Eclipses of the Sun, of the Moon, or both',
      example: 'solar',
    }),
    count: z
      .int()
      .min(ECLIPSES.minimum)
      .max(ECLIPSES.maximum)
      .optional()
      .meta({
        description: `Maximum number of eclipses in one answer, default ${DEFAULT_COUNT}; with \`include_path\` or \`magnitudes\` at most ${PATHS.maximum}, also by default`,
        example: 3,
      }),
    location: Location.optional().meta({
      description: 'A place: local type, contacts, visibility, rising and setting of the eclipsed body are added',
    }),
    include_path: z.boolean().default(false).meta({
      description: 'Adds to each solar eclipse its central line and the limits of totality or annularity as GeoJSON',
      example: true,
    }),
    magnitudes: z
      .array(z.number().min(MAGNITUDE.minimum).max(MAGNITUDE.maximum))
      .min(CURVES.minimum)
      .max(CURVES.maximum)
      .optional()
      .meta({
        description:
          'Adds to each solar eclipse the curves on which its greatest magnitude has these values, as GeoJSON; 0 is the edge of visibility',
        example: [0, 0.5],
      }),
    include_discs: z.boolean().default(false).meta({
      description: 'With a location: adds how the eclipse looks there at nine moments',
      example: true,
    }),
    ...zodiacShape,
    cursor: pagingShape.cursor,
  })
  .superRefine(refuseBadRange, refineWhenValid('start_date', 'end_date'))
  .superRefine(refuseManyPaths, refineWhenValid('count', 'include_path', 'magnitudes'))
  .superRefine(refuseIdleMembers, refineWhenValid('kind', 'location', 'include_path', 'magnitudes', 'include_discs'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'EclipsesRequest', description: 'Dates and kind of eclipses, and what is stated of them' });

export type EclipsesRequest = z.output<typeof EclipsesRequest>;

function refuseBadRange(
  { start_date, end_date }: { readonly start_date: JdUt; readonly end_date?: JdUt | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (end_date !== undefined && end_date <= start_date)
    refuseMember(context, 'end_date', { message: 'must lie after start_date', code: 'InvalidRange' });
}

interface Extras {
  readonly count?: number | undefined;
  readonly include_path: boolean;
  readonly magnitudes?: readonly number[] | undefined;
}

const hasPaths = ({ include_path, magnitudes }: Omit<Extras, 'count'>): boolean =>
  include_path || magnitudes !== undefined;

/** Eclipses of one answer. */
export const countOf = ({ count, ...extras }: Extras): number =>
  count ?? (hasPaths(extras) ? PATHS.maximum : DEFAULT_COUNT);

function refuseManyPaths({ count, ...extras }: Extras, context: z.core.$RefinementCtx): void {
  if (count === undefined || count <= PATHS.maximum || !hasPaths(extras)) return;
  const message = `must be at most ${PATHS.maximum} with include_path or magnitudes`;
  refuseMember(context, 'count', { message, code: 'ValidationError' });
}

/** Refuses a member that the eclipses of the request cannot have. */
function refuseIdleMembers(
  sent: Omit<Extras, 'count'> & {
    readonly kind: string;
    readonly location?: unknown;
    readonly include_discs: boolean;
  },
  context: z.core.$RefinementCtx,
): void {
  const message = 'is read only for solar eclipses: send kind "solar" or "both"';
  if (sent.kind === 'lunar' && sent.include_path)
    refuseMember(context, 'include_path', { message, code: 'ValidationError' });
  if (sent.kind === 'lunar' && sent.magnitudes)
    refuseMember(context, 'magnitudes', { message, code: 'ValidationError' });
  if (sent.include_discs && sent.location === undefined)
    refuseMember(context, 'include_discs', { message: 'needs a location', code: 'ValidationError' });
}
