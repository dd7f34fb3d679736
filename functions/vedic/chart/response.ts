import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { LLM_DECIMALS, type LlmRow } from '../../../lib/answers/llm-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { roundTo, roundWithinSign, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Drishti } from '../../../lib/astro/indian/drishti.ts';
import { findState } from '../../../lib/astro/indian/friendships.ts';
import { type GrahaPosition, isCombust, isRetrogradeGraha } from '../../../lib/astro/indian/grahas.ts';
import { placeInVarga } from '../../../lib/astro/indian/vargas.ts';
import { GRAHAS, type Graha } from '../../../lib/base/catalog/grahas.ts';
import { VARGA_NAMES } from '../../../lib/base/catalog/vargas.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { VedicChart } from './calculate.ts';
import type { ChosenVarga } from './day-warnings.ts';
import type { VedicChartRequest } from './request.ts';

export const GRAHAS_SCHEMA = [
  'id',
  'lon',
  'sign',
  'deg',
  'house',
  'nakshatra',
  'pada',
  'lord',
  'retro',
  'state',
  'combust',
];

export const VARGAS_SCHEMA = ['varga', 'id', 'sign', 'deg', 'vargottama', 'border'];

export const KARAKAS_SCHEMA = ['karaka', 'id'];

/** Decimals of the JSON answer. */
export const VEDIC_DECIMALS = 6;

interface VedicForm {
  readonly decimals: number;
  readonly provenance: Provenance;
}

const SOURCES = [
  'Brihat Parashara Hora Shastra 3.49–58 (states, friendships), 8.1–5 and 26.2–5 (drishti), 32.1–17 (karakas)',
  'Combustion at 12° (Moon), 17° (Mars), 14° (Mercury, retrograde 12°), 11° (Jupiter), 10° (Venus, retrograde 8°), 15° (Saturn), as today’s programs have it; compare Laghu-Bhaskariya 7.1–2',
];

/** The chart in full. */
export function toVedicChartData(vedic: VedicChart, request: VedicChartRequest, { decimals, provenance }: VedicForm) {
  const { subject, chart, grahas, vargas, karakas, drishti, friendships } = vedic;
  const { node, positions, karakas: count } = request;
  const ascendantDeg = chart.horizon?.houses.ascendantDeg;
  return {
    subject: toSubjectInfo(subject),
    definition: {
      id: 'vedic_chart' as const,
      ...{ ayanamsa: nameAyanamsa(vedic), node, positions, houses: 'whole_sign' as const, karakas: count },
      sources: SOURCES,
    },
    ...(ascendantDeg !== undefined && { ascendant: toPlace(ascendantDeg, decimals) }),
    bodies: mapGrahas(grahas, (graha) => toGrahaRecord(graha, vedic, decimals)),
    vargas: Object.fromEntries(vargas.map((chosen) => [`d${chosen.varga}`, toVargaRecord(chosen, vedic, decimals)])),
    karakas: karakas.map(({ karaka, body, degreesIn }) => ({ karaka, body, degrees: roundTo(degreesIn, decimals) })),
    drishti: { graha: drishti.graha.map(toDrishtiRecord), rasi: drishti.rasi.map(toDrishtiRecord) },
    friendships: friendships.map(({ of, to, natural, isTemporaryFriend, compound }) => {
      const temporary = isTemporaryFriend ? ('friend' as const) : ('enemy' as const);
      return { of, to, natural, temporary, compound };
    }),
    warnings: [...chart.warnings],
    metadata: toChartMetadata(chart, { decimals, verbosity: 'standard', withFormatted: false }, provenance),
  };
}

const nameAyanamsa = ({
  chart: {
    settings: { zodiac },
  },
}: VedicChart): string => (zodiac.type === 'sidereal' ? toAyanamsaMembers(zodiac.ayanamsa).ayanamsa : zodiac.type);

/** An object with a value for each graha. */
function mapGrahas<Value>(grahas: readonly GrahaPosition[], describe: (graha: GrahaPosition) => Value) {
  const entries = grahas.map((graha) => [graha.id, describe(graha)] as const);
  return Object.fromEntries(entries) as Record<Graha, Value>;
}

const toPlace = (siderealDeg: LongitudeDeg, decimals: number) => ({
  ...toZodiacPosition(siderealDeg, decimals),
  nakshatra: toNakshatraRecord(siderealDeg, decimals),
});

function toGrahaRecord(graha: GrahaPosition, vedic: VedicChart, decimals: number) {
  const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay, house } = graha;
  return {
    ...toPlace(longitudeDeg, decimals),
    latitude: roundTo(latitudeDeg, decimals),
    longitude_speed: roundTo(longitudeSpeedDegPerDay ?? 0, decimals),
    is_retrograde: isRetrogradeGraha(graha),
    ...(house !== undefined && { house }),
    ...toCondition(graha, vedic),
  };
}

function toCondition(graha: GrahaPosition, { grahas, friendships }: VedicChart) {
  const { id } = graha;
  const sunDeg = grahas.find((other) => other.id === 'sun')?.longitudeDeg ?? graha.longitudeDeg;
  const isNode = id === 'rahu' || id === 'ketu';
  return { state: isNode ? null : findState({ ...graha, id }, friendships), combust: isCombust(graha, sunDeg) };
}

function toVargaRecord(chosen: ChosenVarga, { grahas, chart }: VedicChart, decimals: number) {
  const { varga, method } = chosen;
  const ascendantDeg = chart.horizon?.houses.ascendantDeg;
  return {
    name: VARGA_NAMES[varga],
    method: method.id,
    rule: method.rule,
    source: method.source,
    ...(ascendantDeg !== undefined && { ascendant: toVargaPosition(ascendantDeg, chosen, decimals) }),
    bodies: mapGrahas(grahas, ({ longitudeDeg }) => toVargaPosition(longitudeDeg, chosen, decimals)),
  };
}

function toVargaPosition(siderealDeg: LongitudeDeg, { varga, method }: ChosenVarga, decimals: number) {
  const { sign, degreesIn, isVargottama, borderDeg } = placeInVarga(siderealDeg, varga, method);
  return {
    sign,
    degrees: roundWithinSign(degreesIn, decimals),
    vargottama: isVargottama,
    near_border_deg: roundTo(borderDeg, decimals),
  };
}

const toDrishtiRecord = ({ from, signs, bodies }: Drishti) => ({ from, signs: [...signs], bodies: [...bodies] });

/** The chart as rows. */
export function toVedicChartRows(vedic: VedicChart) {
  const { subject, chart, grahas, vargas, karakas } = vedic;
  const ascendantDeg = chart.horizon?.houses.ascendantDeg;
  const places = [
    ...(ascendantDeg === undefined ? [] : [{ id: 'ascendant', longitudeDeg: ascendantDeg }]),
    ...grahas.map(({ id, longitudeDeg }) => ({ id, longitudeDeg })),
  ];
  return {
    schema_version: 'llm_v2' as const,
    ayanamsa: nameAyanamsa(vedic),
    bodies_schema: [...GRAHAS_SCHEMA],
    bodies: places.map(({ id, longitudeDeg }) => toGrahaRow(id, longitudeDeg, vedic)),
    vargas_schema: [...VARGAS_SCHEMA],
    vargas: vargas.flatMap((chosen) =>
      places.map(({ id, longitudeDeg }): LlmRow => {
        const at = toVargaPosition(longitudeDeg, chosen, LLM_DECIMALS);
        return [`d${chosen.varga}`, id, at.sign, at.degrees, at.vargottama, at.near_border_deg];
      }),
    ),
    karakas_schema: [...KARAKAS_SCHEMA],
    karakas: karakas.map(({ karaka, body }): LlmRow => [karaka, body]),
    ...(chart.warnings.length > 0 && { warnings: [...chart.warnings] }),
    ...(subject.handle && { handle: subject.handle }),
  };
}

function toGrahaRow(id: string, longitudeDeg: LongitudeDeg, vedic: VedicChart): LlmRow {
  const { longitude, sign, sign_longitude } = toZodiacPosition(longitudeDeg, LLM_DECIMALS);
  const { name, pada, lord } = toNakshatraRecord(longitudeDeg, LLM_DECIMALS);
  const graha = vedic.grahas.find((candidate) => candidate.id === GRAHAS.find((known) => known === id));
  const { state, combust } = graha ? toCondition(graha, vedic) : { state: null, combust: null };
  const house = graha ? (graha.house ?? null) : 1;
  const retrograde = graha ? isRetrogradeGraha(graha) : null;
  return [id, longitude, sign, sign_longitude, house, name, pada, lord, retrograde, state, combust];
}
