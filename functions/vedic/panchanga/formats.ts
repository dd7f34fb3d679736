import * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import { PAKSHAS, type Paksha } from '../../../lib/base/catalog/panchanga.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';
import type { PanchangaAnswer } from './contract.ts';
import type { PanchangaDayRecord } from './records.ts';
import type { PanchangaRequest } from './request.ts';

/** A row for each span: an element of the panchanga, a part of a day, or a hora. */
const PanchangaSpan = z.object({
  date: z.string(),
  element: z.string(),
  number: z.int().nullable(),
  name: z.string(),
  start: SkyMoment,
  end: SkyMoment,
  kshaya: z.boolean(),
  vriddhi: z.boolean(),
  /** Of tithis only. */
  paksha: z.enum(PAKSHAS).optional(),
});

type PanchangaSpan = z.output<typeof PanchangaSpan>;
type Listed = Omit<PanchangaSpan, 'date'>;

const ELEMENTS = { tithi: 'tithis', nakshatra: 'nakshatras', yoga: 'yogas', karana: 'karanas' } as const;
const DAY_PARTS = {
  brahma: 'Brahma muhurta',
  rahu_kala: 'Rahu kala',
  yamaganda: 'Yamaganda',
  gulika: 'Gulika',
  abhijit: 'Abhijit muhurta',
} as const;

function listSpans(day: PanchangaDayRecord): readonly Listed[] {
  const elements = (['tithi', 'nakshatra', 'yoga', 'karana'] as const).flatMap((element): Listed[] =>
    day[ELEMENTS[element]].map((span) => ({ kshaya: false, vriddhi: false, ...span, element })),
  );
  const parts = (['brahma', 'rahu_kala', 'yamaganda', 'gulika', 'abhijit'] as const).flatMap((element): Listed[] => {
    const part = day[element];
    return part ? [{ element, number: null, name: DAY_PARTS[element], ...part, kshaya: false, vriddhi: false }] : [];
  });
  const horas = (day.horas ?? []).map(
    ({ number, ruler, start, end }): Listed => ({
      ...{ element: 'hora', number, name: `Hora of ${namePoint(ruler)}`, start, end, kshaya: false, vriddhi: false },
    }),
  );
  return [...elements, ...parts, ...horas];
}

/** Spans of all days; one that touches several days is listed on the first. */
function listAllSpans({ days }: z.output<typeof PanchangaAnswer>): readonly PanchangaSpan[] {
  const seen = new Set<string>();
  return days.flatMap((day) =>
    listSpans(day).flatMap((span) => {
      const key = `${span.element} ${span.start.datetime_utc}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ date: day.date, ...span }];
    }),
  );
}

const PAKSHA_NAMES: Readonly<Record<Paksha, string>> = { shukla: 'Shukla', krishna: 'Krishna' };

const TITLES: Readonly<Record<string, string>> = {
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
};

/** The members of a request that tell its spans from those of others. */
interface RequestWithRules extends RequestWithHorizon {
  readonly body: RequestWithHorizon['body'] &
    Pick<PanchangaRequest, 'ayanamsa' | 'user_ayanamsa' | 'positions' | 'hora'>;
}

export const panchangaFormats = createDatedFormats({
  record: PanchangaSpan,
  list: listAllSpans,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ element, name, paksha }) =>
    [TITLES[element], paksha && PAKSHA_NAMES[paksha], name].filter((word) => word !== undefined).join(' '),
  identify: ({ element, number, start }, _answer, request: RequestWithRules) => {
    const { ayanamsa, user_ayanamsa, positions, hora } = request.body;
    return [
      element,
      number,
      start.datetime_utc,
      ayanamsa,
      user_ayanamsa,
      positions,
      hora,
      ...identifyHorizonPlace(request),
    ];
  },
});
