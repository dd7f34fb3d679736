import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../../../lib/draw/wheel/sheet/draw-sheet.ts';
import type { SheetLayout } from '../../../../lib/draw/wheel/sheet/sheet-style.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelPoint } from '../../../../lib/draw/wheel/wheel.ts';

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
  test('has at most three lines of notes, the last one says how many are left out', () => {
    expect(count(draw(), 'class="note"')).toBe(3);
    expect(count(draw({ notes: wheel.notes.slice(0, 3) }), 'class="note"')).toBe(3);
    expect(draw({ notes: [] })).not.toContain('class="note"');
  });
});
