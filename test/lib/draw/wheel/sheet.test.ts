import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../../../lib/draw/wheel/sheet/draw-sheet.ts';
import type { SheetLayout } from '../../../../lib/draw/wheel/sheet/sheet-style.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelPoint } from '../../../../lib/draw/wheel/wheel.ts';
import { wellFormed } from '../../../support/xml.ts';

const point = (id: WheelPoint['id'], longitudeDeg: number, house: number): WheelPoint => ({
  id,
  longitudeDeg,
  house,
  motion: 'direct',
});

const wheel: Wheel = {
  title: 'Chart of Ada',
  description: 'Sun and Moon',
  chart: {
    points: [point('sun', 15, 1), point('moon', 105, 4), point('true_node', 200, 7)],
    caption: { heading: 'Ada', lines: ['1990-06-15 14:30 +02:00'] },
  },
  houses: {
    cuspsDeg: Array.from({ length: 12 }, (_, index) => index * 30),
    order: 'direct',
    ascendantDeg: 10,
    midheavenDeg: 280,
  },
  aspects: [
    { aspect: 'square', from: 'sun', to: 'moon', fromDeg: 15, toDeg: 105, orbDeg: 0 },
    { aspect: 'square', from: 'moon', to: 'ascendant', fromDeg: 105, toDeg: 10, orbDeg: 5 },
  ],
  settings: ['Houses: Whole Sign', 'Tropical'],
  notes: ['one', 'two', 'three', 'four'].map((text) => ({ heading: text, text: `Note ${text}.` })),
};

const draw = (changes: Partial<Wheel> = {}, layout: SheetLayout = 'sheet'): string =>
  drawSheet({ ...wheel, ...changes }, { ...DEFAULT_WHEEL_STYLE, layout, sizePx: 1000 }, layout);
const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('a sheet', () => {
  test('is a page of A4 with the wheel and every table', () => {
    const svg = draw();
    expect(svg).toContain('width="1000" height="1414" viewBox="0 0 1000 1414"');
    for (const part of ['wheel', 'positions', 'houses', 'balance', 'aspect-grid', 'notes', 'captions'])
      expect(count(svg, `<g class="${part}"`)).toBe(1);
    expect(count(svg, 'class="position"')).toBe(3);
    expect(wellFormed(svg)).toBe(true);
  });

  test('of tables alone has no wheel, and orbs in the cells of its grid', () => {
    const svg = draw({}, 'tables');
    expect(svg).toContain('viewBox="0 0 1000 1414"');
    expect(svg).not.toContain('<g class="wheel"');
    expect(count(svg, 'class="orb"')).toBe(2);
    expect(count(draw(), 'class="orb"')).toBe(0);
    for (const part of ['positions', 'houses', 'balance', 'aspect-grid', 'notes'])
      expect(count(svg, `<g class="${part}"`)).toBe(1);
    expect(wellFormed(svg)).toBe(true);
  });

  test('has a cell for each aspect, also of an angle, whichever point is named first', () => {
    const svg = draw();
    expect(count(svg, 'class="aspect-cell"')).toBe(2);
    expect(svg).toContain('<g class="aspect-cell" data-from="moon" data-to="ascendant">');
  });

  test('has at most three lines of notes, the last one says how many are left out', () => {
    expect(count(draw(), 'class="note"')).toBe(3);
    expect(count(draw({ notes: wheel.notes.slice(0, 3) }), 'class="note"')).toBe(3);
    expect(draw({ notes: [] })).not.toContain('class="note"');
  });

  test('of two charts has two tables of positions and a grid of both', () => {
    const outer = { points: [point('mars', 15, 1)], caption: { heading: 'Bob', lines: [] } };
    const aspects = [{ aspect: 'conjunction', from: 'mars', to: 'sun', fromDeg: 15, toDeg: 15, orbDeg: 0 }] as const;
    const svg = draw({ outer, aspects, aspectsFrom: 'outer' });
    expect(count(svg, '<g class="positions"')).toBe(2);
    expect(count(svg, 'data-of="mars sun"')).toBe(1);
    expect(count(svg, 'data-from="mars" data-to="sun"')).toBe(1);
    expect(count(svg, 'class="aspect-cell"')).toBe(1);
    expect(count(draw({ outer, aspects, aspectsFrom: 'inner' }), 'class="aspect-cell"')).toBe(0);
  });

  test('without houses has no table of houses', () => {
    expect(draw({ houses: undefined })).not.toContain('<g class="houses"');
  });
});
