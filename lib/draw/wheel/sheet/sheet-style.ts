import type { PictureWords } from '../../../base/catalog/languages/words.ts';
import { drawText } from '../../kit/text.ts';
import type { Palette } from '../../kit/themes.ts';

/** Pages with tables. */
export const SHEET_LAYOUTS = ['sheet', 'tables'] as const;
export type SheetLayout = (typeof SHEET_LAYOUTS)[number];

export const isSheet = (layout: string | undefined): layout is SheetLayout =>
  SHEET_LAYOUTS.some((one) => one === layout);

/** The page in units: the sides of A4 are as 1 to √2. */
export const PAGE = { width: 1000, height: 1414, margin: 30, text: 11.5 } as const;

/** Where the grid of aspects stands, with its title. */
export const GRID_AREA = { left: 600, top: 890, width: 370, height: 440 } as const;

/** Height of the titles of tables. */
export const TITLE_HEIGHT = PAGE.text + 1;

/** Least width of a sheet at which its texts are readable, pixels. */
export const LEAST_SHEET_PX = 800;

/** How tables of a sheet look. */
export interface SheetStyle {
  readonly palette: Palette;
  /** Height of texts. */
  readonly text: number;
  readonly words: PictureWords;
}

/** A part of the page. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LINE_SHARE = 1.75;

/** The title of a table; its rows begin below it. */
export const drawTableTitle = (title: string, { left, top }: Area, { palette }: SheetStyle): string =>
  drawText(
    title,
    { x: left, y: top, height: TITLE_HEIGHT, anchor: 'start' },
    { class: 'table-title', stroke: palette.ink },
  );

/** Middle of a row. */
export const findRow = ({ top, height }: Area, row: number, { rows, text }: { rows: number; text: number }): number =>
  top + (row + 1) * Math.min(text * LINE_SHARE, height / (rows + 1)) + text * 0.3;
