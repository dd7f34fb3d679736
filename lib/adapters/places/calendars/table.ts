import * as z from 'zod';
import { CIVIL_CALENDARS } from '../../../astro/clock/civil-time/calendar-change.ts';

/** `1752-09-02` in the calendar that its place in the table says. */
const WrittenDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A part of countries: by names of states in the gazetteer, or by the distance from a point. */
const AreaPart = z.union([
  z.strictObject({ states: z.array(z.string()).readonly() }),
  z.strictObject({ latitudeDeg: z.number(), longitudeDeg: z.number(), radiusKm: z.number().positive() }),
]);
export type AreaPart = z.infer<typeof AreaPart>;

const AreaRecord = z.strictObject({
  id: z.string(),
  area: z.string(),
  /** ISO 3166-1 alpha-2; `*` for the area of all countries that no other area has. */
  countries: z.array(z.string()).min(1).readonly(),
  /** Absent: what no earlier area of these countries has. */
  part: AreaPart.optional(),
  changes: z
    .array(
      z.strictObject({
        from: z.enum(CIVIL_CALENDARS),
        last: WrittenDate.optional(),
        to: z.enum(CIVIL_CALENDARS).exclude(['other']),
        first: WrittenDate,
      }),
    )
    .min(1)
    .readonly(),
  doubts: z.array(z.strictObject({ from: WrittenDate.optional(), until: WrittenDate })).readonly(),
  sources: z.array(z.string()).min(1).readonly(),
  note: z.string().optional(),
});
export type AreaRecord = z.infer<typeof AreaRecord>;

/** The file that layers/places/build/calendars makes from layers/places/calendars. Of two areas, the earlier one counts. */
export const CalendarTable = z.strictObject({
  /** Changes whenever an older reader would misread a newer file. */
  format: z.literal(1),
  version: z.string(),
  sources: z.record(z.string(), z.strictObject({ title: z.string(), url: z.string() })),
  areas: z.array(AreaRecord).readonly(),
});
export type CalendarTable = z.infer<typeof CalendarTable>;

/** Country code of the area that holds every country without an area of its own. */
export const ANY_COUNTRY = '*';
