import * as z from 'zod';
import { DAYLIGHT_DATES } from '../../../astro/clock/civil-time/daylight-dates.ts';
import { PRACTICE_STANDINGS } from '../../../astro/clock/civil-time/local-practice.ts';

const Numbers = z.tuple([z.number(), z.number()]).readonly();

/** A circle on the Earth. */
const Circle = z
  .strictObject({ latitudeDeg: z.number(), longitudeDeg: z.number(), radiusKm: z.number().positive() })
  .readonly();

const CountyCodes = z.array(z.int()).nonempty().readonly();

/** Conditions that the points of a rule's area all meet. */
export const PracticeArea = z.strictObject({
  /** IANA zones of the points. */
  zones: z.array(z.string()).nonempty().readonly(),
  /** FIPS code of a state of the United States: 48 for Texas. */
  state: z.int().optional(),
  /** FIPS codes of counties: 6037 for Los Angeles. */
  counties: CountyCodes.optional(),
  exceptCounties: CountyCodes.optional(),
  latitudeFromDeg: z.number().optional(),
  latitudeBelowDeg: z.number().optional(),
  longitudeFromDeg: z.number().optional(),
  longitudeBelowDeg: z.number().optional(),
  /** Corners, latitude and longitude in degrees; none crosses the meridian of 180°. */
  polygon: z.array(Numbers).min(3).readonly().optional(),
  circle: Circle.optional(),
  exceptCircle: Circle.optional(),
});
export type PracticeArea = z.infer<typeof PracticeArea>;

const Clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('standard'), standardSeconds: z.int(), daylight: z.enum(DAYLIGHT_DATES) }),
  z.strictObject({ type: z.literal('zone_standard') }),
  z.strictObject({ type: z.literal('offset'), offsetSeconds: z.int() }),
  z.strictObject({ type: z.literal('zone'), zone: z.string() }),
  z.strictObject({ type: z.literal('iana') }),
  z.strictObject({ type: z.literal('local_mean_time') }),
]);

/** A rule as the file has it; dates are local, the second one is the first day that no longer belongs to the span. */
export const RuleRecord = z.strictObject({
  id: z.string(),
  area: z.string(),
  where: PracticeArea,
  from: z.iso.date(),
  until: z.iso.date(),
  clock: Clock,
  standing: z.enum(PRACTICE_STANDINGS),
  basis: z.enum(['clock', 'record']),
  sources: z.array(z.string()).nonempty().readonly(),
});
export type RuleRecord = z.infer<typeof RuleRecord>;

/**
 * Outlines of counties. Borders between two counties are stored once, as in TopoJSON.
 *
 * A point is `origin + scale × integers`, longitude first, degrees.
 */
export const CountyOutlines = z.strictObject({
  origin: Numbers,
  scale: Numbers,
  /** Separated by spaces; each is a chain of points, every point the steps from the one before. */
  arcs: z.string(),
  /** West, south, east and north of each polygon: `(value − origin) / scale`, whole numbers. */
  boxes: z.array(z.int()).readonly(),
  /**
   * Separated by spaces: FIPS code and rings, with colons between. A ring lists the numbers of its arcs; −1 − n is arc n
   * backwards.
   */
  polygons: z.string(),
});
export type CountyOutlines = z.infer<typeof CountyOutlines>;

/**
 * `layers/places/local-practice.json`. Rules are in order of precedence.
 *
 * The build checks the file against this schema and the reader only its hash, because the check takes 5 ms.
 */
export const PracticeTable = z.strictObject({
  /** Changes whenever an older reader would misread a newer file. */
  format: z.literal(1),
  sources: z.record(z.string(), z.strictObject({ title: z.string(), url: z.string() })),
  rules: z.array(RuleRecord).readonly(),
  counties: CountyOutlines,
});
export type PracticeTable = z.infer<typeof PracticeTable>;
