import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toChartRows, toFullChart } from '../../../lib/answers/natal-chart.ts';
import { type Display, toDisplay } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm } from '../../../lib/answers/wheel.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import { computeGeodeticArmcDeg, GEODETIC_MEASURES } from '../../../lib/astro/chart/geodetic.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { castSubjectChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import { formatStatedZone, type PlaceInZone } from '../../../lib/charts/place-in-zone.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, readSubject } from '../../../lib/charts/subject.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { natalCastingShape } from '../../../lib/requests/chart/natal-request.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { Location } from '../../../lib/requests/location.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import type { relocation } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import type { contract, RelocationResponse } from './contract.ts';

const { longitude: LONGITUDE } = SIZES;

const Geodetic = z
  .strictObject({
    measure: nameEnum(GEODETIC_MEASURES).default('longitude').meta({
      description:
        'What the geographic longitude of the place, counted from `meridian`, is equal to: `longitude`, the tropical longitude of the midheaven; `right_ascension`, its right ascension',
      example: 'longitude',
    }),
    meridian: z.number().min(LONGITUDE.minimum).max(LONGITUDE.maximum).default(0).meta({
      description: 'Meridian of 0° Aries, degrees, east positive; default Greenwich',
      example: 0,
    }),
  })
  .meta({
    id: 'Geodetic',
    description:
      'Geodetic houses in place of those of the moment: the midheaven follows from the longitude of the place alone, and the other angles and cusps from it and from the latitude',
    example: { measure: 'longitude' },
  });

const RelocationRequest = z
  .strictObject({
    subject: Subject,
    relocation_location: Location,
    geodetic: Geodetic.optional(),
    ...natalCastingShape,
  })
  .meta({
    id: 'RelocationRequest',
    description:
      'The birth, and the place for which houses are calculated. The time zone of `relocation_location` is only shown in the answer: the moment remains that of the birth',
  });

/** The relocated chart, in full. */
function toRelocationData(chart: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, relocation } = chart;
  return {
    original_location: toLocationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: toLocationInfo(relocation),
    ...toFullChart(chart, display, provenance),
  };
}

/** The relocated chart as a wheel, which names the new place. */
const relocationPicture = createWheelPicture(({ data }: FullForm<RelocationResponse>, words) => {
  const { name } = data.subject;
  const { latitude, longitude, place } = data.relocation_location;
  const { place: _, ...born } = data.subject;
  const subject = { ...born, latitude, longitude, ...(place && { place }) };
  const heading = name === '' ? words.write('relocated') : words.write('relocated_of', name);
  return buildWheelFromResponse({ ...data, subject }, { heading }, words);
});

const { newYork, tokyo } = EXAMPLE_PLACES;

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: newYork,
};

export const handler: EndpointHandler = defineHandler<typeof relocation, typeof contract>()({
  request: { query: PictureQuery, body: RelocationRequest },
  hasDisplayNames: true,
  formats: { picture: relocationPicture },
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples: [
    example('newYorkToTokyo', 'Born in New York, seen from Tokyo', {
      subject,
      relocation_location: tokyo,
      configuration: { house_system: 'P', object_set: 'modern_10' },
    }),
    exampleAsRows('The same as rows', { subject, relocation_location: tokyo }),
    example('geodetic', 'Geodetic houses of Tokyo', {
      subject,
      relocation_location: tokyo,
      geodetic: { measure: 'longitude' },
    }),
    example('beyondThePolarCircle', 'Moved to where Placidus has no houses', {
      subject,
      relocation_location: { latitude: 78.2232, longitude: 15.6267 },
    }),
  ],
  run: ({ query, body }, services, context) => {
    const relocated = castRelocatedChart(toChartRequest(body, query), services);
    return chooseFormat(query.format, {
      full: () => toRelocationData(relocated, toDisplay(body.options), context.provenance()),
      rows: () => toChartRows(relocated),
    });
  },
});

interface RelocatedChartRequest extends ChartRequest {
  readonly subject: Subject;
  readonly relocation_location: Location;
  readonly geodetic?: z.output<typeof Geodetic> | undefined;
}

/** A chart whose houses are those of another place. */
interface RelocatedChart extends NatalChart {
  readonly relocation: PlaceInZone;
}

/**
 * Reads a subject and casts its chart with the houses of another place.
 *
 * @throws Problem of reading the subject or of casting the chart, and `InvalidTimezone` for the zone of the new place
 */
function castRelocatedChart(request: RelocatedChartRequest, services: ChartServices): RelocatedChart {
  const { relocation_location, geodetic } = request;
  const { ephemeris } = services;
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request.configuration);
  const place = toRequestedPlace(relocation_location);
  const timezone = formatStatedZone(relocation_location.timezone, services.zones, 'body.relocation_location.timezone');
  const obliquityDeg = ephemeris.orientation(subject.moment.jdUt).trueObliquityDeg;
  const armcDeg =
    geodetic &&
    computeGeodeticArmcDeg({ measure: geodetic.measure, meridianDeg: geodetic.meridian }, place, obliquityDeg);
  const natal = castSubjectChart(subject, request, { ephemeris, place, armcDeg });
  const chart = { ...natal.chart, warnings: [...createPlaceChoiceWarnings(place), ...natal.chart.warnings] };
  return { ...natal, chart, relocation: { place, timezone } };
}
