import { html, nothing, type TemplateResult } from 'lit-html';
import { listHouses, listPlanetEntries } from '../../lib/answers/wheel-from-response.ts';
import { formatMinutes, minutesInSign } from '../../lib/astro/sky/zodiac/degree-text.ts';
import type { HouseSystemCode } from '../../lib/base/catalog/house-systems.ts';
import { SIGNS, type Sign } from '../../lib/base/catalog/signs.ts';
import { RETROGRADE_GLYPH } from '../../lib/draw/kit/glyphs.ts';
import type { FullChartAnswer } from './chart-request.ts';
import { getShownWords } from './shown-words.ts';
import { renderPoint, renderSignSymbol, renderSymbol } from './symbols.ts';
import { type CellContent, renderColumns, renderHidden, renderPairs } from './tables.ts';

type Planet = NonNullable<FullChartAnswer['planets'][keyof FullChartAnswer['planets']]>;

/** Renders tables of bodies, angles and cusps. */
export function renderPositions(chart: FullChartAnswer): TemplateResult {
  return html`<div class="two-tables">${renderBodies(chart)}${chart.angles ? renderHouses(chart, chart.angles) : explainMissingHouses(chart)}</div>`;
}

/** Renders a table of bodies; without angles it has no houses. */
export function renderBodies(chart: FullChartAnswer): TemplateResult {
  return renderColumns('Bodies; speed in degrees per day', listPlanetEntries(chart), [
    ['Body', ([id]) => renderPoint(id)],
    ['Longitude', ([, { longitude }]) => renderDegree(longitude)],
    ['House', ([, { house }]) => (chart.angles ? house : undefined), 'number'],
    ['Latitude', ([, { latitude }]) => (latitude === undefined ? '' : formatSigned(latitude, 2)), 'number'],
    ['Speed', ([, planet]) => renderMotion(planet), 'number'],
  ]);
}

type Angles = NonNullable<FullChartAnswer['angles']>;

function renderHouses(chart: FullChartAnswer, { formatted: _, ...angles }: Angles): TemplateResult {
  const words = getShownWords();
  const system = words.names.houseSystems[chart.metadata.house_system_used as HouseSystemCode];
  const cusps = listHouses(chart).map(({ number, longitude }) => [words.house(number), longitude] as const);
  const points = Object.entries(angles).map(([id, longitude]) => [renderPoint(id), longitude] as const);
  const rows = [...points, ...cusps].map(([name, longitude]) => [name, renderDegree(longitude)] as const);
  return renderPairs(`Angles and houses: ${system}`, ['Point', 'Longitude'], rows);
}

function explainMissingHouses({ subject }: FullChartAnswer): TemplateResult {
  const why = subject.birth_time_known
    ? 'This chart has no angles and houses.'
    : 'Without a time of birth there are none: angles and houses move by a degree in four minutes.';
  return html`<p class="hint">${why}</p>`;
}

/** Renders a longitude as on the wheel, truncated to the minute. */
export function renderDegree(longitudeDeg: number): TemplateResult {
  const minutes = minutesInSign(longitudeDeg);
  const sign = SIGNS[Math.floor(longitudeDeg / 30)] as Sign;
  return html`<span class="degree"><span class="whole">${Math.floor(minutes / 60)}°</span>${renderSignSymbol(sign)}<span>${formatMinutes(minutes)}</span> <span class="sign-name">${getShownWords().sign(sign)}</span></span>`;
}

/** Zero has no sign. */
function formatSigned(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  return `${value < 0 && Number(size) !== 0 ? '−' : ''}${size}°`;
}

function renderMotion({ longitude_speed: speed, motion }: Planet): CellContent {
  if (speed === null || speed === undefined) return '–';
  const word = motion ? getShownWords().motion(motion) : '';
  const marks: Readonly<Record<string, TemplateResult>> = {
    retrograde: html`${renderSymbol(RETROGRADE_GLYPH, 'retrograde')}${renderHidden(word)}`,
    stationary: html`<span class="still" title="${word}">S</span>`,
  };
  return html`${marks[motion ?? ''] ?? nothing} ${formatSigned(speed, 3)}`;
}
