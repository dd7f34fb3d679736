import * as z from 'zod';
import { CHART_OBJECT_IDS } from '../../../lib/base/catalog/chart-objects.ts';
import { LOT_IDS } from '../../../lib/base/catalog/lots.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { ANGLE_NAMES } from '../../../lib/requests/body-name.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { zodiacDegree } from '../../../lib/requests/transit-names.ts';
import { searchedAspects, transitBodyList } from '../names.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';

const { natal_points: POINTS, natal_point_characters: CHARACTERS } = SIZES;

const KNOWN: ReadonlySet<string> = new Set([...CHART_OBJECT_IDS, ...ANGLE_NAMES, ...LOT_IDS]);
const FREE_NAME = new RegExp(`^\\p{L}[\\p{L}\\p{M}\\p{N} _-]{0,${CHARACTERS.maximum - 1}}$`, 'u');

const Degrees = z.record(
  z.string(),
  zodiacDegree('Its longitude in the zodiac of the request, degrees; 360 is the same as 0', 211.5),
);

/**
 * Points of a birth by name. Clients choose the names, which are checked before the record is built: a record ignores a
 * member named `__proto__`.
 */
const NatalPoints = z.preprocess(withCanonicalNames, Degrees).meta({
  description: `Natal points and their longitudes, up to ${POINTS.maximum}. A name of a body, angle or lot is returned as its id. Other points can have names of your own: a letter, then letters, digits, spaces, \`_\` or \`-\`, at most ${CHARACTERS.maximum} characters; they are returned in Unicode form NFC`,
  minProperties: POINTS.minimum,
  maxProperties: POINTS.maximum,
  example: { sun: 84.2, ascendant: 211.5, 'My point': 15 },
});

function withCanonicalNames(sent: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const names = Object.keys(sent);
  const refuse = (message: string, path: string[] = []): void => context.addIssue({ code: 'custom', message, path });
  if (names.length < POINTS.minimum) refuse(`must have at least ${POINTS.minimum} member`);
  if (names.length > POINTS.maximum) {
    refuse(`must have at most ${POINTS.maximum} members`);
    return sent;
  }
  const points = new Map<string, unknown>();
  for (const [sentName, degree] of Object.entries(sent)) {
    // One accented letter may be one character or two, which look the same.
    const name = sentName.normalize('NFC');
    const point = toPointName(name);
    if (!FREE_NAME.test(name)) refuse(NAME_RULE, [sentName]);
    else if (points.has(point)) refuse(`is ${point} once more`, [sentName]);
    points.set(point, degree);
  }
  for (const issue of context.issues.length > 0 ? degreeIssues(sent) : []) context.addIssue({ ...issue });
  return Object.fromEntries(points);
}

const NAME_RULE = `is not a valid point name, which is a letter, then letters, digits, spaces, _ or -, up to ${CHARACTERS.maximum} characters`;

function toPointName(name: string): string {
  const canonical = toCanonicalName(name);
  return KNOWN.has(canonical) ? canonical : name.trim();
}

/** What is wrong with the degrees, where the names are refused already, so that the record itself is not checked. */
function degreeIssues(sent: object): readonly z.core.$ZodIssue[] {
  return Degrees.safeParse(sent, { reportInput: true }).error?.issues ?? [];
}

const { orb: ORB } = SIZES;

export const TransitSearchRequest = z
  .strictObject({
    natal_planets: NatalPoints.optional(),
    subject: Subject.optional().meta({
      description:
        'A birth in place of `natal_planets`: its Sun to Pluto, Chiron, true node, Ascendant and Midheaven; without a time of birth no Moon and no angles',
    }),
    transiting_planets: transitBodyList('Moving bodies that make the aspects, each once', ['jupiter', 'saturn']),
    ...rangeShape,
    aspects: searchedAspects,
    orb: z.number().min(ORB.minimum).max(ORB.maximum).default(1).meta({
      description: 'Distance from exactness within which an aspect counts, degrees',
      example: 1,
    }),
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(requireOnePlaceOfPoints, refineWhenValid('natal_planets', 'subject'))
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.transiting_planets, context),
    refineWhenValid('transiting_planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'TransitSearchRequest',
    description: 'Natal points or a birth, moving bodies, and the dates of the search',
  });

interface PointSources {
  readonly natal_planets?: unknown;
  readonly subject?: unknown;
}

function requireOnePlaceOfPoints({ natal_planets, subject }: PointSources, context: z.core.$RefinementCtx): void {
  if ((natal_planets === undefined) !== (subject === undefined)) return;
  const isMissing = subject === undefined;
  const message = isMissing
    ? 'is required: natal points with their longitudes, or send subject'
    : 'conflicts with natal_planets; send one of them';
  const path = [isMissing ? 'natal_planets' : 'subject'];
  context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError', hasExample: isMissing } });
}

export type TransitSearchRequest = z.output<typeof TransitSearchRequest>;
