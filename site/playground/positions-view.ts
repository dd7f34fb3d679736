import { html, nothing, type TemplateResult } from 'lit-html';
import { listHouses, listPlanetEntries } from '../../lib/answers/wheel-from-response.ts';
import { formatMinutes, minutesInSign } from '../../lib/astro/sky/zodiac/degree-text.ts';
import type { HouseSystemCode } from '../../lib/base/catalog/house-systems.ts';
import { SIGNS, type Sign } from '../../lib/base/catalog/signs.ts';
import { RETROGRADE_GLYPH } from '../../lib/draw/kit/glyphs.ts';
import type { FullChartAnswer } from './answers.ts';
import { getShownWords } from './shown-words.ts';
import { renderPoint, renderSignSymbol, renderSymbol } from './symbols.ts';
import { renderRow, renderScrollTable } from './tables.ts';

/** Renders tables of bodies, angles and cusps. */
export function renderPositions(chart: FullChartAnswer): TemplateResult {
  return html`<div class="two-tables">${renderBodies(chart)}${chart.angles ? renderHouses(chart, chart.angles) : explainMissingHouses(chart)}</div>`;
}

/** Renders a table of bodies; without angles it has no houses. */
export function renderBodies(chart: FullChartAnswer): TemplateResult {
  const rows = listPlanetEntries(chart).map(([id, planet]) => {
    const house = chart.angles ? html`<td class="number">${planet.house}</td>` : nothing;
    return html`<tr><th scope="row">${renderPoint(id)}</th><td>${renderDegree(planet.longitude)}</td>${house}<td class="number">${formatSigned(planet.latitude)}</td><td class="number">${renderMotion(planet)}</td></tr>`;
  });
  const headings = ['Body', 'Longitude', ...(chart.angles ? ['House'] : []), 'Latitude', 'Speed'];
  return renderScrollTable('Bodies; speed in degrees per day', headings, rows);
}

type Angles = NonNullable<FullChartAnswer['angles']>;

function renderHouses(chart: FullChartAnswer, { formatted: _, ...angles }: Angles): TemplateResult {
  const words = getShownWords();
  const system = words.names.houseSystems[chart.metadata.house_system_used as HouseSystemCode];
  const cusps = listHouses(chart).map(({ number, longitude }) => [words.house(number), longitude] as const);
  const points = Object.entries(angles).map(([id, longitude]) => [renderPoint(id), longitude] as const);
  const rows = [...points, ...cusps].map(([name, longitude]) => renderRow(name, [renderDegree(longitude)]));
  return renderScrollTable(`Angles and houses: ${system}`, ['Point', 'Longitude'], rows);
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

const formatSigned = (value: number | undefined): string =>
  value === undefined ? '' : `${value <= -0.005 ? '−' : ''}${Math.abs(value).toFixed(2)}°`;

function renderMotion({
  longitude_speed: speed,
  motion: kind,
}: FullChartAnswer['planets'][keyof FullChartAnswer['planets']] & object): TemplateResult {
  if (speed === null || speed === undefined) return html`–`;
  const mark =
    kind === 'retrograde'
      ? html`${renderSymbol(RETROGRADE_GLYPH, 'retrograde')}<span class="visually-hidden">${getShownWords().motion(kind)}</span>`
      : nothing;
  const stationaryMark =
    kind === 'stationary' ? html`<span class="still" title="${getShownWords().motion(kind)}">S</span>` : nothing;
  return html`${mark}${stationaryMark} ${speed < 0 ? '−' : ''}${Math.abs(speed).toFixed(3)}°`;
}
